package import SwiftModel
package import WebModel

/// Shims that keep callers of earlier runs and releases compiling until the release that was promised to them, also
/// where nobody names their sources any more.
package struct CallerHistory: Sendable {
    /// Calls that have to be kept compiling, as they were written.
    package private(set) var kept: KeptHistory
    /// Keyed by tag; empty while nobody has said until when.
    package private(set) var shims: [String: ComponentShims] = [:]
    package private(set) var new: [String: ComponentShims] = [:]

    private let swift: SwiftLibrary
    private let changes: LibraryChanges?
    private let tags: Set<String>?

    /// `today` knows all items that there are. With `tags`, other components stay unchanged. `changes` tell the new
    /// names of a former release, and `former` has the signatures that its callers used.
    package init(
        _ history: KeptHistory,
        last: KeptLibrary,
        today: KeptLibrary,
        of swift: SwiftLibrary,
        only tags: Set<String>?,
        _ changes: LibraryChanges?,
        since former: FormerCallers? = nil,
        end: ShimEnd
    ) {
        self.swift = swift
        self.changes = changes
        self.tags = tags
        let until = end.next(after: history) ?? former?.until
        kept = KeptHistory(until: until.map { "\($0)" })
        let before = end.isReached(by: history) ? KeptHistory() : history
        let names = changes.map(FollowedNames.init)
        var changed = changed(from: last, to: today)
        for (tag, signature) in changed.signatures {
            changed.signatures[tag] = names?.follow(signature, of: tag) ?? signature
        }
        if !changed.signatures.isEmpty { new = add(changed) }
        if let former { remember(names?.follow(former.library) ?? former.library) }
        for library in before.libraries.reversed() { _ = add(names?.follow(library) ?? library) }
        kept.libraries = Self.compact(kept.libraries.reversed())
        kept.gone = Set(before.gone + (former?.gone ?? [])).sorted()
        if kept.isEmpty { kept.until = nil }
        if until == nil { shims = [:] }
    }

    /// Joins successive libraries of different components: how many runs it took to change these means nothing.
    private static func compact(_ libraries: [KeptLibrary]) -> [KeptLibrary] {
        libraries.reduce(into: []) { compact, library in
            if let last = compact.last, last.isBeside(library) {
                compact[compact.count - 1] = last.overlaid(by: library)
            } else {
                compact.append(library)
            }
        }
    }

    /// Collects the components that are different now although the web is as it was, as the run before wrote them.
    private func changed(from last: KeptLibrary, to today: KeptLibrary) -> KeptLibrary {
        let formerTags = changes.map(LibraryBridge.formerTags) ?? [:]
        var changed = KeptLibrary(types: last.types)
        for component in swift.components where isChosen(component.tag) {
            guard let before = last.signatures[formerTags[component.tag] ?? component.tag],
                let after = today.signatures[component.tag]
            else { continue }
            let isSame = before == after.kept && last.types == today.types
            let asBefore = KeptSignatures.today(after, of: component, besides: before)
            if !isSame, isOurs(before, asBefore) { changed.signatures[component.tag] = before }
        }
        return changed
    }

    private func isOurs(_ before: KeptSignature, _ after: KeptSignature) -> Bool {
        if !CallerChanges(from: before, to: after).changes.isEmpty { return true }
        return before.items.allSatisfy { $0.value == after.items[$0.key] }
            && after.kept.items.keys.allSatisfy { before.items[$0] != nil }
    }

    private func isChosen(_ tag: String) -> Bool { tags?.contains(tag) ?? true }

    private mutating func remember(_ library: KeptLibrary) {
        var rest = library
        rest.signatures = library.signatures.filter { isChosen($0.key) && !isKept($0.value, of: $0.key, library) }
        guard !rest.signatures.isEmpty else { return }
        kept.libraries.append(rest)
    }

    /// Keeps the library if shims follow from it, and joins them with the present shims, which are of later runs.
    private mutating func add(_ library: KeptLibrary) -> [String: ComponentShims] {
        let former = FormerComponents(library)
        // Signatures in the history have the names that components and items have now, as far as anybody has told.
        let bridge = LibraryBridge(from: former, to: swift, nil, isByTag: true)
        let found = bridge.components.filter { isChosen($0.key) && !($0.value.isEmpty && $0.value.isUIKitEmpty) }
        let there = Set(swift.components.map(\.tag))
        var rest = library
        rest.signatures = library.signatures.filter { tag, signature in
            guard isChosen(tag) else { return there.contains(tag) }
            return found[tag] != nil && !isKept(signature, of: tag, library)
        }
        guard !rest.signatures.isEmpty else { return found }
        let names = former.typeNames(of: Set(rest.signatures.keys))
        rest.types = library.types.filter { names.contains($0.key) }
        kept.libraries.append(rest)
        for component in swift.components where rest.signatures[component.tag] != nil {
            guard let other = found[component.tag] else { continue }
            shims[component.tag] =
                shims[component.tag].map {
                    ShimJoin.join($0, other, today: ComponentSignature(component).inits)
                } ?? other
        }
        return found
    }

    /// Whether a later run has kept the component and the types that it is declared with already.
    private func isKept(_ signature: KeptSignature, of tag: String, _ library: KeptLibrary) -> Bool {
        let same = kept.libraries.filter { $0.signatures[tag] == signature }
        guard !same.isEmpty else { return false }
        let names = FormerComponents(library).typeNames(of: [tag])
        return same.contains { other in names.allSatisfy { other.types[$0] == library.types[$0] } }
    }
}

extension LibraryShims {
    /// Joins the shims for callers of a former release with the shims for callers of earlier runs.
    package static func joined(
        _ shims: LibraryShims?,
        _ history: CallerHistory,
        of swift: SwiftLibrary
    ) -> LibraryShims? {
        // Nothing goes before the release that was promised.
        let ends = [shims?.until, history.kept.until].compactMap { $0 }
        let later = ends.max { left, right in
            guard let left = SemanticVersion(left), let right = SemanticVersion(right) else { return false }
            return left < right
        }
        guard let until = later, shims != nil || !history.shims.isEmpty || !history.kept.gone.isEmpty else {
            return nil
        }
        var components: [String: ComponentShims] = [:]
        var join = ShimJoin(GeneratedTypeTable(swift))
        for component in swift.components {
            // Callers have written against the generated code, even if the former release would be translated otherwise
            // today.
            let both = [history.shims[component.tag], shims?.components[component.tag]].compactMap { $0 }
            guard let first = both.first else { continue }
            let today = both.count > 1 ? ComponentSignature(component).inits : []
            components[component.tag] = join.unique(
                both.dropFirst().reduce(first) { ShimJoin.join($0, $1, today: today) }
            )
        }
        return LibraryShims(until: until, components: components, gaps: history.kept.gone, tokens: shims?.tokens)
    }
}

/// Signatures that callers of a former release used, and the release until which their calls are kept compiling.
package struct FormerCallers: Sendable {
    package let library: KeptLibrary
    /// Gaps that no component is left to tell: a sentence each.
    package let gone: [String]
    package let until: SemanticVersion?

    /// `before` is the translation of the release with the sources `web`.
    package init(_ before: SwiftLibrary, from web: Library, _ shims: LibraryShims, formerTags: [String: String]) {
        let all = KeptSignatures.all(of: before, from: web)
        let changed = shims.components.filter { !($0.value.isEmpty && $0.value.isUIKitEmpty) }.keys
        let tags = Set(changed.map { formerTags[$0] ?? $0 })
        var library = all
        library.signatures = all.signatures.filter { tags.contains($0.key) }.mapValues(\.kept)
        let names = FormerComponents(library).typeNames(of: tags)
        library.types = all.types.filter { names.contains($0.key) }
        self.library = library
        gone = shims.gaps
        until = SemanticVersion(shims.until)
    }
}

extension KeptLibrary {
    /// Whether they share no component, and each type in both is the same.
    fileprivate func isBeside(_ other: KeptLibrary) -> Bool {
        signatures.keys.allSatisfy { other.signatures[$0] == nil }
            && types.allSatisfy { name, lines in (other.types[name] ?? lines) == lines }
    }
}

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
