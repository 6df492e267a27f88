/// Declarations of some Swift that other modules can call, to tell which of them an edit takes away.
package struct PublicSurface: Sendable {
    private let declarations: [SwiftDeclaration]

    /// - Throws: why the text can't be Swift.
    package init(_ bytes: [UInt8]) throws(SwiftFault) {
        let all = try SwiftDeclarations(bytes).all
        let types = Set(
            all.filter { declaration in
                if case .type = declaration.kind { declaration.access == .public } else { false }
            }.map(\.path)
        )
        declarations = all.filter { declaration in
            switch declaration.kind {
            // A case is as public as its enum.
            case .enumCase: types.contains(declaration.scope)
            case .extension: false
            default: declaration.access == .public && !declaration.isOverride
            }
        }
    }

    /// Finds calls that this allows and no other does: `ElevateButton.init(tone:size:)`, in the order of the file.
    package func lost(in others: [PublicSurface]) -> [String] {
        let kept = Dictionary(grouping: others.flatMap(\.declarations), by: \.path)
        var lost: [String] = []
        for declaration in declarations {
            let alike = kept[declaration.path] ?? []
            guard !alike.contains(where: { $0.stands(for: declaration) }) else { continue }
            let text = declaration.callText
            if lost.last != text { lost.append(text) }
        }
        return lost
    }
}

extension SwiftDeclaration {
    fileprivate func stands(for other: SwiftDeclaration) -> Bool {
        guard isStatic == other.isStatic else { return false }
        switch (kind, other.kind) {
        case (.initializer, .initializer), (.function, .function): return type == other.type && takes(other.parameters)
        case (.property(let own), .property(let wanted)):
            let canSet: Set<PropertyKind> = [.variable, .settable]
            return type == other.type && (canSet.contains(own) || !canSet.contains(wanted))
        case (.enumCase, .enumCase): return parameters.map(\.type) == other.parameters.map(\.type)
        case (.alias, .alias): return type == other.type
        // A second name stands for a type.
        case (.type, .type), (.alias, .type): return true
        default: return false
        }
    }

    /// Whether a call with these parameters is a call of this: all of them are there, and new ones can be left out.
    private func takes(_ wanted: [DeclaredParameter]) -> Bool {
        var rest = wanted[...]
        for parameter in parameters {
            if let next = rest.first, next.label == parameter.label, next.type == parameter.type,
                parameter.value != nil || next.value == nil
            {
                rest = rest.dropFirst()
            } else if parameter.value == nil {
                return false
            }
        }
        return rest.isEmpty
    }

    /// `ElevateButton.init(_:tone:)`, `ButtonTokens.Tone.danger`
    fileprivate var callText: String {
        let name = path.joined(separator: ".")
        switch kind {
        case .initializer, .function: return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        default: return name
        }
    }
}
