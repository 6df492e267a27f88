import SwiftModel
import WebModel

/// Signatures that are kept, under the names of components and items in a new release: the next one knows only these.
struct FollowedNames {
    private let tags: [String: String]
    private let items: [String: SwiftRenames]

    init(_ changes: LibraryChanges) {
        let former = LibraryBridge.formerTags(in: changes)
        tags = Dictionary(former.map { ($1, $0) }) { first, _ in first }
        items = Dictionary(grouping: changes.changes, by: \.tag).mapValues(SwiftRenames.init)
    }

    func follow(_ library: KeptLibrary) -> KeptLibrary {
        var followed = KeptLibrary(types: library.types)
        for (tag, signature) in library.signatures {
            let today = tags[tag] ?? tag
            followed.signatures[today] = follow(signature, of: today)
        }
        return followed
    }

    /// `tag` is the tag of today.
    func follow(_ signature: KeptSignature, of tag: String) -> KeptSignature {
        guard let renames = items[tag] else { return signature }
        func follow(_ parameters: [KeptParameter]) -> [KeptParameter] {
            parameters.map { parameter in
                var followed = parameter
                followed.origin = parameter.origin.map(renames.name)
                return followed
            }
        }
        var followed = signature
        followed.inits = signature.inits.mapValues(follow)
        followed.uiKit = follow(signature.uiKit)
        followed.inherited = follow(signature.inherited)
        followed.delegate = follow(signature.delegate)
        followed.texts = follow(signature.texts)
        followed.items = Dictionary(signature.items.map { (renames.name(of: $0), $1) }) { first, _ in first }
        return followed
    }
}
