import Documents
import SwiftModel

/// Calls when the user closes a component: of its close button, when there is one, and after the system has closed it.
struct ClosingContext {
    let component: ComponentScaffold

    /// Absent where nothing can be closed.
    var value: TemplateValue {
        let statements = [dismissal, call(preferring: ["close-button", "close", "button"])].compactMap(\.self)
        guard !statements.isEmpty else { return .null }
        let timeout = [dismissal, call(preferring: ["timeout", "time", "auto", "duration"])].compactMap(\.self)
        return [
            "statements": .swiftLines(statements),
            // More than one are a method, which the button gets.
            "single": .optionalSwift(statements.count == 1 ? statements[0] : nil),
            "method": .optionalSwift(statements.count == 1 ? nil : OwnNames.reference("close", in: component)),
            "condition": .optionalSwift(condition),
            "timeout": .swiftLines(timeout),
        ]
    }

    /// Code behind the Binding of a presentation that the system may end.
    var onDismissal: SwiftCode {
        guard value != .null, let call = call(preferring: ["overlay", "escape", "keyboard"]) else { return "" }
        return ".onDismissal { \(call) }"
    }

    private var dismissal: SwiftCode? {
        guard let presented else { return nil }
        return "\(presented.reference) = false"
    }

    private var presented: Member? {
        component.members.first { $0.role == "isPresented" && $0.form.isBinding(to: .bool) }
    }

    private var told: Member? {
        ["onClose", "onRemove", "onDismiss"].lazy
            .compactMap { name in component.members.first { $0.role == name && $0.form.isAction } }.first
    }

    private var condition: SwiftCode? {
        if let flag = component.members.first(where: { $0.role == "closable" && $0.valueType == .bool }) {
            return flag.reference
        }
        if let flag = flag("showsCloseButton") { return flag }
        if let flag = flag("hidesCloseButton") { return "!\(flag)" }
        guard presented == nil, let told, case .action(_, isOptional: true) = told.form else { return nil }
        return "\(told.reference) != nil"
    }

    private func flag(_ role: String) -> SwiftCode? {
        component.members.first { $0.role == role && $0.valueType == .bool }?.reference
    }

    private func call(preferring words: [String]) -> SwiftCode? {
        guard let told, case .action(let parameters, let isOptional) = told.form else { return nil }
        let name: SwiftCode = "\(told.reference)\(plain: isOptional ? "?" : "")"
        if parameters.isEmpty { return "\(name)()" }
        guard parameters.dropFirst().allSatisfy(\.isOptional), let detail = detail(parameters[0], preferring: words)
        else {
            return nil
        }
        let rest = parameters.dropFirst().map { _ in ", nil" }.joined()
        return "\(name)(\(plain: detail)\(plain: rest))"
    }

    /// Finds a detail that only tells the cause of the closing.
    private func detail(_ type: SwiftType, preferring words: [String]) -> String? {
        if type.unwrapped == .string, let word = words.first { return SwiftStringLiteral(word).description }
        if let source = source(type.unwrapped, preferring: words) { return source }
        guard case .generated(let name, _) = type,
            let structure = component.swift.structs.first(where: { $0.name == name }),
            let member = structure.members.first,
            structure.members.dropFirst().allSatisfy({ $0.type.isOptional })
        else { return nil }
        if member.type == .string, let word = words.first {
            return "\(type)(\(member.name.label): \(SwiftStringLiteral(word)))"
        }
        return source(member.type, preferring: words).map { "\(type)(\(member.name.label): \($0))" }
    }

    private func source(_ type: SwiftType, preferring words: [String]) -> String? {
        guard case .generated(let name, _) = type,
            let cases = component.swift.enums.first(where: { $0.name == name })?.cases,
            let source = words.lazy.compactMap({ word in
                cases.first { $0.name.name.lowercased().contains(word) }
            }).first ?? cases.first
        else { return nil }
        return ".\(source.name.member)"
    }
}
