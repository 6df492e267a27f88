/// A public declaration of a generated file, as it is written.
struct WrittenDeclaration {
    enum Kind {
        case structure, enumeration, classType, protocolType
        case initialiser, function, property, enumCase
    }

    struct Parameter {
        /// Whether the argument stands without its name.
        let isUnlabeled: Bool
        let name, type: String
        let isView, hasDefault: Bool
    }

    struct TypeParameter {
        let name, constraint: String
    }

    let kind: Kind
    /// The type that it is a member of, with those around it; empty for none.
    let owner, name: String
    var typeParameters: [TypeParameter] = []
    /// Of a type: what it inherits and conforms to.
    var parents: [String] = []
    var parameters: [Parameter] = []
    /// Of a property, and of the payload of a case.
    var type = ""
    var isStatic = false
    var isSettable = false

    /// By what it is told from all others but its overloads.
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

    var isType: Bool {
        switch kind {
        case .structure, .enumeration, .classType, .protocolType: true
        case .initialiser, .function, .property, .enumCase: false
        }
    }
}
