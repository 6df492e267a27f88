import Core

/// Classes that are components, with their tags: from `tagName`, from element definitions, and as others show.
struct TagTable {
    struct Entry {
        let declaration: ManifestDeclaration
        /// Sorted, each once.
        let tags: [String]
    }

    /// Sorted by module, name and content, so that the order in the manifest does not matter.
    let entries: [Entry]

    init(
        classes: [ManifestDeclaration],
        definitions: [Manifest.Definition],
        in index: DeclarationIndex,
        into diagnostics: inout DiagnosticBag
    ) {
        var defined: [DeclarationKey: Set<String>] = [:]
        for definition in definitions {
            if let target = index.classLike(definition.reference) {
                defined[DeclarationKey(target), default: []].insert(definition.tag)
            } else {
                let package = definition.reference.package.map { " of package \($0)" } ?? ""
                diagnostics.warning(
                    .manifestMissingDeclaration,
                    "<\(definition.tag)> is defined by \(definition.reference.name)\(package), which no manifest declares",
                    at: definition.value.location
                )
            }
        }
        var entries: [Entry] = []
        var untagged: [ManifestDeclaration] = []
        for declaration in classes {
            var tags = defined[DeclarationKey(declaration)] ?? []
            if let tag = declaration.value["tagName"]?.string, !tag.isEmpty { tags.insert(tag) }
            guard !tags.isEmpty else {
                untagged.append(declaration)
                continue
            }
            // Tags without a hyphen are reported where all formats come together.
            for tag in tags.sorted() where !TagTable.isValid(tag) && tag.contains("-") {
                diagnostics.warning(
                    .manifestInvalidName,
                    "“\(tag)” is no valid name for a custom element",
                    at: (declaration.value["tagName"] ?? declaration.value).location
                )
            }
            entries.append(Entry(declaration: declaration, tags: tags.sorted()))
        }
        let elements = entries.flatMap { entry in entry.tags.map { (declaration: entry.declaration, tag: $0) } }
        for (declaration, tag) in UntaggedElements(among: classes, beside: elements, in: index)
            .tags(of: untagged, into: &diagnostics)
        {
            entries.append(Entry(declaration: declaration, tags: [tag]))
        }
        self.entries = entries.sorted { $0.declaration.isOrderedBefore($1.declaration) }
    }

    /// Checks the shape that browsers ask for.
    static func isValid(_ tag: String) -> Bool {
        guard let first = tag.utf8.first, first.isSmall, tag.contains("-")
        else { return false }
        return tag.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
            default: byte >= 0x80
            }
        }
    }
}
