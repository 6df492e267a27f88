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
        self.init(type: told, text: manifest.text, isContradiction: !told.tells(theSameAs: documented))
    }

    /// What to quote of two types that contradict each other: their texts, or what is behind them if the texts are equal.
    static func tellingTexts(
        _ manifest: some TypedItem,
        _ docs: some TypedItem
    ) -> (manifest: String?, docs: String?) {
        guard manifest.typeText == docs.typeText else { return (manifest.typeText, docs.typeText) }
        return (manifest.type?.description, docs.type?.description)
    }

    private init(type: WebType?, text: String?, isContradiction: Bool) {
        self.type = type
        self.text = text
        self.isContradiction = isContradiction
    }
}

extension WebType {
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
