import Foundation
import Generate
import SwiftModel
import Testing

@Suite("What explains a view")
struct TooltipTests {
    private func files(_ component: HandMadeComponent) -> String {
        RenderedFiles(component).text("ElevateTooltip+SwiftUI.swift")
    }

    private var tooltip: HandMadeComponent {
        HandMadeComponent("Tooltip", primitive: .tooltip).slot("target").slot("content")
    }

    @Test("is shown after a long press, whether or not the app has a Binding for it")
    func longPress() {
        let bound = tooltip.binding("isPresented", .bool)
        #expect(files(bound).contains("isPresented: $isPresented,"))
        #expect(files(tooltip).contains("isPresented: $isPointedAt,"))
        let support = RenderedFiles(tooltip).text("ComponentTooltip.swift")
        #expect(support.contains("LongPressGesture().onEnded { _ in toggle() }"))
    }

    @Test("is what VoiceOver says as a hint, where it is a text")
    func hint() {
        #expect(files(tooltip).contains("hint: content as? Text"))
        let labeled = HandMadeComponent("Tooltip", primitive: .tooltip).slot("target").slot("label")
        #expect(files(labeled).contains("hint: label as? Text"))
        let text = HandMadeComponent("Tooltip", primitive: .tooltip).slot("target").value("label", .string)
        #expect(files(text).contains("hint: Text(label)"))
    }

    @Test("is attached to any view by a function, which has no parameter for that view")
    func function() {
        let text = files(tooltip)
        #expect(text.contains("    public func elevateTooltip<Content: View>(\n"))
        #expect(text.contains("            target: { self },\n            content: content\n"))
        #expect(!text.contains("ComponentPresence"))
        let declaration = text.components(separatedBy: "public func").last?.components(separatedBy: "some View").first
        #expect(declaration?.contains("target") == false)
    }

    @Test("is attached without a Binding as well, by the same function")
    func unbound() {
        let text = files(tooltip.binding("isPresented", .bool))
        let functions = text.components(separatedBy: "public func elevateTooltip").dropFirst()
        #expect(functions.map { $0.contains("isPresented: Binding<Bool>? = nil,") } == [true], "\(text)")
        // The tooltip keeps by itself whether it is shown.
        #expect(text.contains("@ComponentKept private var isPresented: Bool") && !text.contains("ComponentPresence"))
    }

    @Test("has a summary above the parameters of each of its functions")
    func documentation() {
        let text = files(tooltip.binding("isPresented", .bool))
        let functions = text.components(separatedBy: "extension View {").last ?? ""
        let heads = functions.components(separatedBy: "    /// - Parameter").dropLast()
        #expect(!heads.isEmpty)
        for head in heads {
            #expect(head.hasSuffix("    /// Explains the view, after a long press as well.\n    ///\n"))
        }
    }

    @Test("is attached to nothing where it has no place for the view that it explains")
    func alone() {
        let text = files(HandMadeComponent("Tooltip", primitive: .tooltip).slot("content"))
        #expect(!text.contains("public func"))
    }
}
