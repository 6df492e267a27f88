import Core
import SwiftModel
import TestSupport
import Testing

@testable import Generate

/// A class of UIKit holds what its view is given: whatever is optional on one side only has to be something on the other.
@Suite("A class of UIKit and its view")
struct BothSidesTests {
    private static let tags = [
        "details", "accordion", "switch", "checkbox", "toggle-button", "input", "textarea", "password", "search", "otp",
        "tag-input", "slider", "select", "radio-group", "checkbox-group", "segmented-control", "listbox", "combobox",
        "date-picker", "time-picker", "daterange-picker", "color-picker", "file-upload", "number-input", "dialog",
        "drawer", "popover", "tooltip", "alert", "banner", "tabs", "carousel", "menu", "table", "list", "tree",
        "button", "card", "chip", "progress", "rating", "stepper", "pagination", "avatar", "timeline", "toolbar",
        "form",
    ]
    private static let names = [
        "value", "open", "expanded", "checked", "selected", "selection", "disabled", "readonly", "required", "loading",
        "debounce", "delay", "duration", "min", "max", "page", "selectedIndex", "multiple", "color", "items", "options",
        "label", "size", "files", "date", "text",
    ]
    private static let types = [
        "string", "number", "boolean", "'a' | 'b'", "string[]", "number[]", "Set<string>", "string | number",
        "string | string[]", "Date", "{ a: string }", "void", "never", "undefined", "() => void", "any",
        "string | void",
    ]
    private static let ends = ["", " | undefined", " | null"]
    private static let defaults = [nil, "null", "'auto'", "made()", "[]", "false", "1"]

    /// Each type, optional and not, with each default, on all names at once.
    private static let kinds = types.flatMap { type in
        ends.flatMap { end in defaults.map { (type: type + end, default: $0) } }
    }

    private func components(_ kind: (type: String, default: String?), _ events: [String]) throws -> [SwiftComponent] {
        let value = kind.default.map { " = \($0)" } ?? ""
        let json = componentJSON(Self.names.map { ($0, kind.type + value) }, slots: [""], events: events)
        var diagnostics = DiagnosticBag()
        let library = SmallLibrary.library(Self.tags.map { ("x-\($0)", json) }, into: &diagnostics)
        return TranslatedLibraries.translated(library, by: TranslatedLibraries.builtInTranslator).swift.components
    }

    @Test(
        "give each other values, whatever a source says of types and defaults",
        arguments: [[], ["change", "input", "toggle", "select", "open", "close", "selection-change"]]
    )
    func values(events: [String]) throws {
        var count = 0
        let part = stride(from: 0, to: Self.kinds.count, by: 17).map { Self.kinds[$0] }
        for kind in Loop.tries(part, of: Self.kinds) {
            for component in try components(kind, events) {
                let uiKit = UIKitClass(ComponentParameters(of: component))
                for value in uiKit.values {
                    let told = Comment(rawValue: "\(kind) \(component.tag): \(value.name.name): \(value.type)")
                    #expect(value.defaultText != "nil" || value.type.isOptional, told)
                    #expect(!value.isOverride || value.type == .bool, told)
                }
                let keys = HashableTypes(enums: component.enums, structs: component.structs)
                let held = component.members.flatMap(\.writtenTypes).flatMap(\.names)
                for member in component.members {
                    let told = Comment(rawValue: "\(kind) <\(component.tag)> \(member)")
                    // Of each way to hold the value of a control, somebody sees when it is another one.
                    if case .binding(let type) = member.form { #expect(keys.contains(type), told) }
                    let known = member.writtenTypes.flatMap(\.names).filter { $0.hasSuffix(".ID") }
                    #expect(known.allSatisfy { held.contains(String($0.dropLast(3))) }, told)
                }
                for (member, source) in uiKit.sources {
                    let told = Comment(rawValue: "\(kind) <\(component.tag)> \(member)")
                    switch source {
                    case .value(let value):
                        count += 1
                        if let type = member.type, !value.isInverted, !value.isAwaited {
                            #expect(UIKitConversion.toSwiftUI("a", from: value.type, to: type) != nil, told)
                        }
                    case .binding(let value, let type, _):
                        count += 1
                        #expect(UIKitConversion.toSwiftUI("a", from: value.type, to: type) != nil, told)
                        #expect(UIKitConversion.toUIKit("a", from: type, to: value.type) != nil, told)
                        #expect(type.unwrapped != .void && type.element != .void, told)
                    case .opposite, .closure, .nobody, .view, .noView, .rows: break
                    }
                }
            }
        }
        #expect(count > 5000)
    }

    @Test(
        "nothing is no value to choose among, and neither is what there never is",
        arguments: ["void", "never", "undefined", "null"]
    )
    func nothing(type: String) throws {
        for component in try components((type, nil), ["change"]) {
            for member in component.members where !member.form.isAction && member.valueType?.isFunction != true {
                #expect(!member.description.contains("Void"), "<\(component.tag)> \(member)")
            }
        }
    }
}
