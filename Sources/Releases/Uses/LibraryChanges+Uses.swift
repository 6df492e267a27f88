package import Core
import SwiftModel
package import Translate

extension LibraryChanges {
    /// Every file is gone through once, however many changes there are.
    package mutating func findUses(
        in files: [SourceFile],
        translations: (old: LibraryTranslation, new: LibraryTranslation),
        into diagnostics: inout DiagnosticBag
    ) {
        let index = useIndex(translations)
        let results = Workers.map(files) { file in Self.uses(in: file, index) }
        var uses = [[SwiftUse]](repeating: [], count: count)
        for (file, result) in zip(files, results) {
            switch result {
            case .success(let found):
                for (number, use) in found { uses[number].append(use) }
            case .failure(let fault):
                diagnostics.warning(
                    .sourcesNotRead,
                    "this is no Swift from here on, and the file is not searched",
                    at: LineIndex(file.bytes).location(of: fault.offset, in: file.path)
                )
            }
        }
        setUses(uses.map { Set($0).sorted() })
    }

    private func useIndex(_ translations: (old: LibraryTranslation, new: LibraryTranslation)) -> UseIndex {
        let tables = TypeTables(
            old: GeneratedTypeTable(translations.old.swift),
            new: GeneratedTypeTable(translations.new.swift)
        )
        let (old, new) = (TranslationsByTag(translations.old), TranslationsByTag(translations.new))
        // Callers use the former names for everything that changed about a renamed component.
        let formerTags = Dictionary(
            changes.compactMap { change in change.before.map { (change.tag, $0.tag) } },
            uniquingKeysWith: { first, _ in first }
        )
        var index = UseIndex()
        for (number, change) in changes.enumerated() {
            guard let former = old[change.before?.tag ?? formerTags[change.tag] ?? change.tag] else { continue }
            let names = CalledNames(change, old: former, new: new[change.after?.tag ?? change.tag], tables: tables)
            if let names { index.add(names, of: number) }
        }
        for (number, change) in (tokens ?? []).enumerated() {
            for member in change.formerMembers { index.add(member: member, of: changes.count + number) }
        }
        return index
    }

    private static func uses(in file: SourceFile, _ index: UseIndex) -> Result<[(Int, SwiftUse)], SwiftFault> {
        guard !index.isEmpty else { return .success([]) }
        do throws(SwiftFault) {
            let tokens = try SwiftTokens(file.bytes)
            let lines = LineIndex(file.bytes)
            let uses = UseScan(tokens, index).found.map { found -> (Int, SwiftUse) in
                let range = tokens.tokens[found.token].range
                let use = SwiftUse(
                    file: file.path.published,
                    line: lines.location(of: range.lowerBound, in: file.path).line,
                    name: String(decoding: file.bytes[range], as: UTF8.self)
                )
                return (found.number, use)
            }
            return .success(uses)
        } catch {
            return .failure(error)
        }
    }
}
