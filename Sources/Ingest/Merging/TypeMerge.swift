import WebModel

/// Weighs the types that a manifest and the docs give to one item.
struct TypeMerge {
    let type: WebType?
    let text: String?
    /// Whether both say something definite and not the same.
    let isContradiction: Bool

    init(manifest: (type: WebType?, text: String?), docs: (type: WebType?, text: String?)) {
        guard let told = manifest.type else {
            self.init(type: docs.type, text: docs.text, isContradiction: false)
            return
        }
        guard let documented = docs.type, documented.isDefinite else {
            self.init(type: told, text: manifest.text, isContradiction: false)
            return
        }
        guard told.isDefinite else {
            // The manifest only has a name for it; the docs know what is behind the name.
            var expanded = documented
            expanded.alias = documented.alias ?? told.referenceName
            expanded.isOptional = told.isOptional || documented.isOptional
            let isSameName = told.referenceName == nil || told.referenceName == documented.alias
            self.init(type: expanded, text: manifest.text, isContradiction: !isSameName && !told.isVague)
            return
        }
        self.init(type: told, text: manifest.text, isContradiction: !told.agrees(with: documented))
    }

    private init(type: WebType?, text: String?, isContradiction: Bool) {
        self.type = type
        self.text = text
        self.isContradiction = isContradiction
    }
}

extension WebType {
    /// Whether the type says what values there are, and not only a name for them.
    fileprivate var isDefinite: Bool {
        switch shape {
        case .raw, .keyword(.any), .keyword(.object), .keyword(.unknown): false
        case .reference(_, let arguments): !arguments.isEmpty
        default: true
        }
    }

    fileprivate var isVague: Bool {
        switch shape {
        case .raw, .keyword: true
        default: false
        }
    }

    fileprivate var referenceName: String? {
        if case .reference(let name, _) = shape { return name }
        return nil
    }
}
