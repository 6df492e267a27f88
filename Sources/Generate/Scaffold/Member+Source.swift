import SwiftModel

extension Member {
    var storedDeclaration: String {
        switch form {
        case .binding(let type): "\(keepsOwn ? "@ComponentKept" : "@Binding") private var \(name.declaration): \(type)"
        case .slot(let viewType, _): "private let \(name.declaration): \(viewType.reference)"
        case .rows(let viewType, let element):
            "private let \(name.declaration): (\(element.reference)) -> \(viewType.reference)"
        case .value, .action, .items: "private let \(name.declaration): \(typeText)"
        }
    }

    var assignment: String {
        switch form {
        case .binding:
            "self._\(name.name) = " + (keepsOwn ? "ComponentKept(\(name.reference), own: \(own))" : name.reference)
        case .slot: "self.\(name.member) = \(name.reference)()"
        case .value, .action, .items, .rows: "self.\(name.member) = \(name.reference)"
        }
    }

    var parameter: String {
        switch form {
        case .value(let type):
            "\(isUnlabeled ? "_ " : "")\(name.declaration): \(type.storedParameter)"
                + (defaultText.map { " = \($0)" } ?? "")
        case .binding(let type): "\(name.declaration): Binding<\(type)>" + (keepsOwn ? "? = nil" : "")
        case .action(_, let isOptional):
            isOptional
                ? "\(name.declaration): \(typeText) = nil" : "\(name.declaration): @escaping \(typeText)"
        case .items: "\(name.declaration): \(typeText)" + (defaultText.map { " = \($0)" } ?? "")
        case .rows(let viewType, let element):
            "@ViewBuilder \(name.declaration): @escaping (\(element.reference)) -> \(viewType.reference)"
        case .slot(let viewType, _):
            "@ViewBuilder \(name.declaration): () -> \(viewType.reference)"
                + (isRequired ? "" : " = { EmptyView() }")
        }
    }

    /// Initial value where the view keeps it.
    private var own: String { type.flatMap { defaultValue?.text(as: $0) } ?? "nil" }

    var typeText: String { type?.description ?? "" }
}

extension SwiftType {
    /// Type of a parameter with a stored value: a closure escapes, and an optional one does so by itself.
    var storedParameter: String {
        if case .function = self { "@escaping \(self)" } else { description }
    }
}

extension SwiftUIMechanism {
    var isFocus: Bool { self == .focusState || self == .focused }
}
