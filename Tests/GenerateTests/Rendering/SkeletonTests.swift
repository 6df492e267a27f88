import SwiftModel
import Testing

@testable import Generate

/// What the body of a component does with its members, where that is easy to get wrong.
@Suite("The skeleton of a component")
struct SkeletonTests {
    @Test("of an icon button speaks the label, and shows the icon alone")
    func iconButton() {
        let component = HandMadeComponent("IconButton", primitive: .iconButton)
            .value("label", .string)
            .slot("icon", of: "")
            .action("action")
        let file = RenderedFiles(component).text("ElevateIconButton+SwiftUI.swift")
        #expect(file.contains(".accessibilityLabel(label)"))
        #expect(file.contains("Text(label)\n            } icon: {"))
        #expect(file.contains(".labelStyle(.iconOnly)"))
    }

    @Test("of an icon button shows a label that is a view, for nothing else could")
    func iconButtonWithLabelView() {
        let component = HandMadeComponent("IconButton", primitive: .iconButton)
            .slot("label", of: "")
            .action("action")
        let file = RenderedFiles(component).text("ElevateIconButton+SwiftUI.swift")
        #expect(file.contains("                label\n"))
        #expect(!file.contains(".accessibilityLabel("))
    }
}
