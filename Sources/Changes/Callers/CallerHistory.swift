package import SwiftModel
import WebModel

/// What keeps callers of earlier runs compiling, where the sources are what they were and what we make of them is not:
/// another version of the program, another matrix, another setting.
package struct CallerHistory: Sendable {
    /// What the next run has to know: what has to be kept compiling, as it was written.
    package private(set) var kept: KeptHistory
    /// By tag, what keeps it compiling; nothing while nobody has said until when.
    package private(set) var shims: [String: ComponentShims] = [:]
    /// By tag, the part of it that this run has made necessary, whether it is written or waits.
    package private(set) var new: [String: ComponentShims] = [:]

    private let swift: SwiftLibrary
    private let changes: LibraryChanges?
    private let tags: Set<String>?

    /// `last` and `history` are what a ledger tells; `today` knows all items that there are. With `tags`, of other components
    /// nothing changes. `changes` tell of a former release which items and components have other names now.
    package init(
        _ history: KeptHistory,
        last: KeptLibrary,
        today: KeptLibrary,
        of swift: SwiftLibrary,
        only tags: Set<String>?,
        _ changes: LibraryChanges?,
        end: ShimEnd
    ) {
        self.swift = swift
        self.changes = changes
        self.tags = tags
        let until = end.next(after: history)
        kept = KeptHistory(until: until.map { "\($0)" })
        let libraries = end.isReached(by: history) ? [] : history.libraries
        let changed = changed(from: last, to: today)
        if !changed.signatures.isEmpty { new = add(changed) }
        for library in libraries.reversed() { _ = add(library) }
        kept.libraries.reverse()
        if kept.libraries.isEmpty { kept.until = nil }
        if until == nil { shims = [:] }
    }

    /// What the run before has written of the components that are others now, although the web is as it was.
    private func changed(from last: KeptLibrary, to today: KeptLibrary) -> KeptLibrary {
        let formerTags = changes.map(LibraryBridge.formerTags) ?? [:]
        var changed = KeptLibrary(types: last.types)
        for component in swift.components where isChosen(component.tag) {
            guard let before = last.signatures[formerTags[component.tag] ?? component.tag],
                let after = today.signatures[component.tag]
            else { continue }
            let isSame = before == after.kept && !hasOtherTypes(last, today)
            let asBefore = KeptSignatures.today(after, of: component, besides: before)
            if !isSame, isOurs(before, asBefore) { changed.signatures[component.tag] = before }
        }
        return changed
    }

    private func hasOtherTypes(_ last: KeptLibrary, _ today: KeptLibrary) -> Bool { last.types != today.types }

    private func isOurs(_ before: KeptSignature, _ after: KeptSignature) -> Bool {
        if !CallerChanges(from: before, to: after).changes.isEmpty { return true }
        return before.items.allSatisfy { $0.value == after.items[$0.key] }
            && after.kept.items.keys.allSatisfy { before.items[$0] != nil }
    }

    private func isChosen(_ tag: String) -> Bool { tags?.contains(tag) ?? true }

    /// Keeps what something follows from, and brings that together with what there is, which is of later runs.
    private mutating func add(_ library: KeptLibrary) -> [String: ComponentShims] {
        let former = FormerComponents(library)
        // What is kept has the tags that components have now, as far as anybody has told.
        let bridge = LibraryBridge(from: former, to: swift, changes, isByTag: true)
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

    /// Whether a later run has kept the same already.
    private func isKept(_ signature: KeptSignature, of tag: String, _ library: KeptLibrary) -> Bool {
        kept.libraries.contains { other in
            other.signatures[tag] == signature && other.types.allSatisfy { library.types[$0.key] == $0.value }
        }
    }
}

extension LibraryShims {
    /// What keeps callers of a former release compiling, with what keeps those of earlier runs compiling.
    package static func joined(
        _ shims: LibraryShims?,
        _ history: CallerHistory,
        of swift: SwiftLibrary
    ) -> LibraryShims? {
        guard let until = shims?.until ?? history.kept.until, shims != nil || !history.shims.isEmpty else { return nil }
        var components: [String: ComponentShims] = [:]
        var join = ShimJoin(GeneratedTypeTable(swift))
        for component in swift.components {
            // Callers have written what was generated, whatever the former release would be today.
            let both = [history.shims[component.tag], shims?.components[component.tag]].compactMap { $0 }
            guard let first = both.first else { continue }
            let today = both.count > 1 ? ComponentSignature(component).inits : []
            components[component.tag] = join.unique(
                both.dropFirst().reduce(first) { ShimJoin.join($0, $1, today: today) }
            )
        }
        return LibraryShims(until: until, components: components, gaps: shims?.gaps ?? [])
    }
}
