import Documents
import SwiftModel

/// A Binding or a closure of a class, as a function beside the body of the view that hosts its presented component.
/// Such views are in no view before they are shown, and tests show nothing: they call the function.
struct PresentedArgument {
    let name: SwiftIdentifier
    /// The function, without its closing brace.
    let head: [String]
    let value: [String]

    /// nil for an argument that stands in the call itself, as each does that needs more than the class.
    init?(_ argument: (member: Member, source: UIKitClass.Source), of uiKit: UIKitClass) {
        let type: SwiftType
        switch argument.source {
        case .binding(let value, let bound, let notices) where !value.isAwaited && !notices.isEmpty:
            type = .named("Binding", arguments: [bound])
        case .closure(let notices, let ability) where !notices.isEmpty:
            guard case .action(let parameters, _) = argument.member.form else { return nil }
            type = .action(parameters, isOptional: ability != nil)
        default: return nil
        }
        name = argument.member.name
        let parameter = "of \(UIKitArgument.owner): \(uiKit.classType)"
        let line = "static func \(name.declaration)(\(parameter)) -> \(type) {"
        let lines = ["static func \(name.declaration)(", "    \(parameter)", ") -> \(type) {"]
        head = Self.fits(line) ? [line] : lines
        guard head.allSatisfy(Self.fits) else { return nil }
        value = UIKitArgument(uiKit: uiKit).lines(of: argument.source, for: argument.member)
    }

    private static func fits(_ line: String) -> Bool { line.utf8.count < DocComment.longestLine - 4 }

    var call: String { "Self.\(name.member)(of: \(UIKitArgument.owner))" }

    var template: TemplateValue { ["head": .lines(head), "value": .lines(value)] }
}

extension UIKitClass {
    var classType: String {
        let parameters = component.component.genericParameters
        let names = parameters.isEmpty ? "" : "<\(parameters.map(\.name.reference).joined(separator: ", "))>"
        return component.component.names.uiKit.reference + names
    }
}
