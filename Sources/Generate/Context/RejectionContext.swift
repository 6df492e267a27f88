import SwiftModel

/// Report to the caller about files that are too large, where an action takes it.
struct RejectionContext {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    /// A call for a list of files; nil where no action takes a list of files with reasons, one of them the size.
    func call(with files: SwiftCode) -> SwiftCode? {
        guard let member = component.members.first(where: { $0.role == "onReject" }),
            case .action(let parameters, let isOptional) = member.form, parameters.count == 1,
            let type = parameters[0].element, case .generated(let name, _) = type,
            let structure = component.swift.structs.first(where: { $0.name == name }),
            let arguments = arguments(structure)
        else { return nil }
        return
            "\(member.reference)\(plain: isOptional ? "?" : "")(\(files).map { \(plain: type)(\(plain: arguments)) })"
    }

    private func arguments(_ structure: SwiftStruct) -> String? {
        var arguments: [String] = []
        for member in structure.members {
            if member.type == .named("URL") {
                arguments.append("\(member.name.label): $0")
            } else if let reason = sizeReason(member.type) {
                arguments.append("\(member.name.label): .\(reason.member)")
            } else if !member.type.isOptional {
                return nil
            }
        }
        return arguments.count < 2 ? nil : arguments.joined(separator: ", ")
    }

    private func sizeReason(_ type: SwiftType) -> SwiftIdentifier? {
        guard case .generated(let name, _) = type.unwrapped else { return nil }
        return component.swift.enums.first { $0.name == name }?.cases.first { enumCase in
            if case .string(let text) = enumCase.value { text.lowercased().contains("size") } else { false }
        }?.name
    }
}
