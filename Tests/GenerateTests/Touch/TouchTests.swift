import Foundation
import Generate
import SwiftModel
import Testing

@Suite("Controls under a finger")
struct TouchTests {
    private func support(_ name: String, _ style: TemplateStyle = .elevate) -> String {
        RenderedFiles(HandMadeComponent().library, style: style).text("/\(name).swift")
    }

    // MARK: Sheets

    @Test("a sheet has the heights that go with its size, and a drag indicator, from iOS 16 on")
    func sheet() {
        let text = RenderedFiles(
            HandMadeComponent("Dialog", primitive: .sheet).binding("isPresented", .bool).slot("content")
        )
        .text("ElevateDialog+SwiftUI.swift")
        #expect(text.contains(".sheetDetents(metrics.controlSize)"))
        let detents = support("View+SheetDetents")
        #expect(detents.contains("if #available(iOS 16, *) {"))
        #expect(detents.contains(".presentationDragIndicator(.visible)"))
        #expect(detents.contains("default: [.medium, .large]"))
    }

    @Test("a modal drawer from below is a sheet of the system")
    func drawer() {
        let text = support("ComponentDrawer")
        #expect(text.contains(".sheet(isPresented: isSheet ? $isPresented : .constant(false)) {"))
        #expect(text.contains("private var isSheet: Bool { edge == .bottom && isModal }"))
    }

    // MARK: Long lists

    private func select(_ members: (String, String)...) throws -> String {
        let option = componentJSON([("value", "string"), ("label", "string")])
        return try SmallLibrary(("x-select", componentJSON(members)), ("x-option", option)).files
            .text("XSelect+SwiftUI.swift")
    }

    @Test("options are searched where there are ten or more of them, and are a menu otherwise")
    func options() throws {
        let text = try select(("value", "string"))
        #expect(text.contains("if options.isLongForMenu {"), "\(text)")
        #expect(text.contains(".pickerStyle(.menu)"))
        let list = support("ComponentOptionList")
        #expect(list.contains("var isLongForMenu: Bool { count >= 10 }"))
        #expect(list.contains("name($0).localizedStandardContains(query)"))
        #expect(list.contains(".searchable(text: $query"))
    }

    @Test("a list of options closes after the one choice, and can take it back")
    func single() throws {
        let text = try select(("value", "string"))
        #expect(text.contains("closesOnChoice: true,"))
        #expect(text.contains("clear: { selection = nil }"))
    }

    @Test("options that are views can't be searched")
    func views() throws {
        #expect(try !swiftUI("x-select", ("value", "string")).contains("ComponentOptionList"))
    }

    // MARK: Haptics

    @Test("what is chosen is felt, unless the app has switched that off", arguments: allStyles)
    func haptics(style: TemplateStyle) {
        for name in ["ComponentCheckboxStyle", "ComponentRadioStyle", "ComponentToggleButtonStyle"] {
            #expect(support(name, style).contains(".haptics(of: configuration.isOn)"), "\(name)")
        }
        let text = support("ComponentHaptics", style)
        #expect(text.contains("@Environment(\\.componentHaptics) private var isOn"))
        #expect(text.contains("static let defaultValue = true"))
        #expect(text.contains("public func componentHaptics(_ isOn: Bool) -> some View"))
    }

    @Test("a switch is felt once: the system's own lets the finger feel it already")
    func switches() {
        #expect(!support("ComponentSwitchStyle").contains("haptics"))
        let text = RenderedFiles(HandMadeComponent("Switch", primitive: .toggleSwitch).binding("isOn", .bool))
            .text("ElevateSwitch+SwiftUI.swift")
        #expect(!text.contains("haptics"))
    }
}
