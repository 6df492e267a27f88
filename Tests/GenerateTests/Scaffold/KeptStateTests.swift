import Foundation
import Generate
import SwiftModel
import Testing

/// Document 000, § 14.1: “Controlled vs Uncontrolled”, “Self-Managed Pattern”.
@Suite("What opens, with a Binding of the app and without")
struct KeptStateTests {
    private static func field(_ name: String, _ value: String? = nil) -> (String, String) {
        (name, value.map { "boolean = \($0)" } ?? "boolean")
    }

    @Test(
        "a disclosure keeps whether it is open where no Binding is given, and begins with the default of the attribute",
        arguments: allStyles
    )
    func disclosures(style: TemplateStyle) throws {
        for tag in ["x-details", "x-collapsible", "x-accordion-item"] {
            for (value, own) in [(nil, "false"), ("false", "false"), ("true", "true")] {
                let text = try swiftUI(tag, Self.field("open", value), slots: ["", "summary"], style: style)
                #expect(text.contains("        isExpanded: Binding<Bool>? = nil,\n"), "\(tag)\n\(text)")
                #expect(text.contains("self._isExpanded = ComponentKept(isExpanded, own: \(own))\n"), "\(tag)")
                #expect(text.contains("    @ComponentKept private var isExpanded: Bool\n"), "\(tag)")
                #expect(!text.contains(": Binding<Bool>,") && text.contains("$isExpanded"), "\(tag)")
            }
        }
    }

    @Test(
        "an overlay has functions without the Binding, which make the view a button that shows it",
        arguments: allStyles
    )
    func overlays(style: TemplateStyle) throws {
        for tag in ["x-dialog", "x-drawer", "x-alert-dialog", "x-popover", "x-toast", "x-sheet"] {
            let text = try swiftUI(tag, Self.field("open"), slots: ["", "label"], style: style)
            let functions = text.components(separatedBy: "    public func ").dropFirst()
            let kept = functions.filter { !$0.contains("isPresented: Binding<Bool>") }
            #expect(!kept.isEmpty, "\(tag)\n\(text)")
            for function in kept {
                #expect(function.contains("ComponentPresence { isPresented in\n"), "\(tag)")
                #expect(function.contains("ComponentTrigger(isPresented) { self }\n"), "\(tag)")
                #expect(function.contains("isPresented: isPresented"), "\(tag)")
            }
        }
    }

    @Test("an overlay that is open by default is shown at first where nobody has a Binding", arguments: allStyles)
    func openAtFirst(style: TemplateStyle) throws {
        for (value, presence) in [("true", "ComponentPresence(initially: true) {"), ("false", "ComponentPresence {")] {
            let text = try swiftUI("x-dialog", Self.field("open", value), slots: ["", "label"], style: style)
            #expect(text.contains("\(presence) isPresented in\n"), "\(text)")
        }
    }

    @Test("a tooltip opens by a long press, and keeps whether it is open", arguments: allStyles)
    func tooltips(style: TemplateStyle) throws {
        for (value, own) in [(nil, "false"), ("true", "true")] {
            let text = try swiftUI("x-tooltip", Self.field("open", value), slots: ["", "content"], style: style)
            #expect(text.contains("        isPresented: Binding<Bool>? = nil"), "\(text)")
            #expect(text.contains("self._isPresented = ComponentKept(isPresented, own: \(own))\n"))
        }
    }

    @Test("a popover with the view that it points at opens by a button of that view", arguments: allStyles)
    func popovers(style: TemplateStyle) throws {
        for slot in ["anchor", "trigger"] {
            let text = try swiftUI("x-popover", Self.field("open"), slots: ["", slot], style: style)
            #expect(text.contains("isPresented: Binding<Bool>? = nil,"), "\(text)")
            #expect(
                text.contains("ComponentTrigger($isPresented, isActive: _isPresented.isKept) {"),
                "\(text)"
            )
        }
    }

    @Test(
        "what a disclosure begins with is its state where nothing else is, and a part of its state where something is",
        arguments: ["defaultOpen", "defaultExpanded", "initiallyOpen", "initialExpanded"]
    )
    func beginning(name: String) throws {
        for state in ["open", "expanded"] {
            let text = try swiftUI("x-details", Self.field(state), Self.field(name, "true"), slots: ["", "summary"])
            #expect(text.contains("/// - `\(name)`: combined with `\(state)`."), "\(text)")
            #expect(text.contains("self._isExpanded = ComponentKept(isExpanded, own: false)\n"))
        }
        for (value, own) in [("true", "true"), ("false", "false")] {
            let text = try swiftUI("x-details", Self.field(name, value), slots: ["", "summary"])
            #expect(text.contains("        isExpanded: Binding<Bool>? = nil,\n"), "\(text)")
            #expect(text.contains("self._isExpanded = ComponentKept(isExpanded, own: \(own))\n"))
        }
        // A dialog has a Binding in any case, and a menu has no state.
        for tag in ["x-dialog", "x-menu"] {
            let text = try swiftUI(tag, Self.field(name, "true"), slots: [""])
            #expect(text.contains("/// - `\(name)`: left out."), "\(text)")
        }
    }

    // MARK: Functions

    private static let tags = ["x-dialog", "x-drawer", "x-alert-dialog", "x-popover", "x-toast", "x-sheet"]

    private func functions(_ tag: String, _ style: TemplateStyle) throws -> [Substring] {
        let text = try swiftUI(tag, ("open", "boolean"), ("label", "string"), slots: ["", "label"], style: style)
        let extensions = text.components(separatedBy: "\nextension View {\n").last ?? ""
        // Those that keep whether it is shown follow.
        return extensions.split(separator: "    public func ").dropFirst()
            .filter { !$0.contains("ComponentPresence {") }
    }

    @Test(
        "the functions that present an overlay take a view and, instead of it, a text, with the content and without",
        arguments: allStyles
    )
    func forms(style: TemplateStyle) throws {
        for tag in Self.tags {
            let functions = try functions(tag, style)
            try #require(functions.count == 5, "\(tag)")
            #expect(functions[0].contains("@ViewBuilder label: @escaping () -> LabelContent"), "\(tag)")
            #expect(functions[1].contains("_ label: String?,"), "\(tag)")
            #expect(functions.map { $0.contains("@ViewBuilder content:") } == [true, true, false, false, false])
            for function in functions { #expect(function.contains("isPresented: Binding<Bool>"), "\(tag)") }
        }
    }

    @Test("the functions have a summary above their parameters", arguments: allStyles)
    func documentation(style: TemplateStyle) throws {
        let text = try swiftUI("x-dialog", ("open", "boolean"), slots: [""], style: style)
        let summary = "    /// Shows `XDialog` while the Binding is true.\n    ///\n    /// - Parameters:\n"
        #expect(text.contains(summary), "\(text)")
    }

    // MARK: Tooltips

    private func files(_ component: HandMadeComponent) -> String {
        RenderedFiles(component).text("ElevateTooltip+SwiftUI.swift")
    }

    private var tooltip: HandMadeComponent {
        HandMadeComponent("Tooltip", primitive: .tooltip).slot("target").slot("content")
    }

    @Test("what explains a view is shown after a long press, whether or not the app has a Binding for it")
    func longPress() {
        let bound = tooltip.binding("isPresented", .bool)
        #expect(files(bound).contains("isPresented: $isPresented,"))
        #expect(files(tooltip).contains("isPresented: $isPointedAt,"))
        let support = RenderedFiles(tooltip).text("ComponentTooltip.swift")
        #expect(support.contains("LongPressGesture().onEnded { _ in toggle() }"))
    }

    @Test("what explains a view is what VoiceOver says as a hint, where it is a text")
    func hint() {
        #expect(files(tooltip).contains("hint: content as? Text"))
        let labeled = HandMadeComponent("Tooltip", primitive: .tooltip).slot("target").slot("label")
        #expect(files(labeled).contains("hint: label as? Text"))
        let text = HandMadeComponent("Tooltip", primitive: .tooltip).slot("target").value("label", .string)
        #expect(files(text).contains("hint: Text(label)"))
    }

    @Test("what explains a view is attached to nothing where it has no place for the view that it explains")
    func alone() {
        let text = files(HandMadeComponent("Tooltip", primitive: .tooltip).slot("content"))
        #expect(!text.contains("public func"))
    }
}
