import Generate
import SwiftModel

/// Arguments that SwiftUI and UIKit share: values, and items, which are the same structs for both.
struct CallWriter {
    let library: UsageLibrary

    /// Serves values that a caller has to give and no markup says; nil where nothing can be made up.
    func value(_ member: Member, of type: SwiftType, in component: UsageComponent) -> String? {
        if type.isOptional { return "nil" }
        if ExampleValueType.plain(type, component) == .string { return "\"\"" }
        return library.values.text(of: type, in: component.tag, named: member.name)
    }

    /// A person writes the counterpart of the page's code there.
    func closure(_ parameters: [SwiftType], doing handler: String?) -> String {
        let names = parameters.isEmpty ? "" : " \(parameters.map { _ in "_" }.joined(separator: ", ")) in"
        guard let handler else { return parameters.isEmpty ? "{}" : "{\(names) }" }
        return "{\(names)\n    \(TodoComment.line(handler))\n}"
    }

    func items(_ uses: [ComponentUse]) -> String {
        guard !uses.isEmpty else { return "[]" }
        let calls = uses.enumerated().map { index, use in
            item(use, at: index).joined(separator: "\n")
        }
        if calls.count == 1, !calls[0].contains("\n"), calls[0].utf8.count < 60 { return "[\(calls[0])]" }
        return "[\n" + calls.joined(separator: ",\n").indented + ",\n]"
    }

    func item(_ use: ComponentUse, at index: Int) -> [String] {
        let component = use.component
        var arguments: [String] = []
        var positions: [Int] = []
        for (position, member) in component.parameters.members.enumerated() {
            guard let text = argument(member, of: use) else { continue }
            arguments.append(member.argument(text))
            positions.append(position)
        }
        let identity = ItemIdentity(component.parameters)
        if !identity.isOwn, identity.isRequired {
            let before = positions.count { $0 < identity.position }
            arguments.insert("id: \(index)", at: before)
        }
        return CallLines.of(component.swift.names.view.reference, arguments)
    }

    /// nil for an argument that is left out.
    private func argument(_ member: Member, of use: ComponentUse) -> String? {
        switch (member.form, use.arguments[member.name]) {
        case (.value, .value(let code)?): code
        case (.value, .text(let text)?): SwiftStringLiteral(text).description
        case (.binding, .value(let code)?): ".constant(\(code))"
        case (.action(let parameters, _), .action(let handler)?): closure(parameters, doing: handler)
        case (.items, .items(let uses)?): items(uses)
        case (.value(let type), _) where member.isRequired: value(member, of: type, in: use.component)
        case (.binding(let type), _): value(member, of: type, in: use.component).map { ".constant(\($0))" }
        case (.items, _): "[]"
        case (.action(let parameters, isOptional: false), _): closure(parameters, doing: nil)
        default: nil
        }
    }
}

/// Goes to the person that goes on with the code.
enum TodoComment {
    private static let longest = 200

    static func line(_ text: String) -> String {
        var words = VisibleText.trimmed(text).unicodeScalars.filter { scalar in
            !scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .control
                && scalar.properties.generalCategory != .lineSeparator
                && scalar.properties.generalCategory != .paragraphSeparator
                && scalar.properties.generalCategory != .format
        }
        if words.count > longest { words = String.UnicodeScalarView(words.prefix(longest)) + ["…"] }
        return "// TODO(weblift): \(String(String.UnicodeScalarView(words)))"
    }
}

extension String {
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: true).map(String.init) }

    var indented: String { lines.map { "    " + $0 }.joined(separator: "\n") }
}
