package import Core
import SwiftModel
import WebModel

/// Reads a ledger. It may have been edited, brought together by version control, or written by somebody who means no
/// good: any text that is not exactly a ledger is an error with its place, and then nothing is done to any file.
package struct LedgerReader {
    private static let knownKeys = ["schema", "product", "names", "files", "order", "callers", "types", "former"]
    private static let knownFields = [
        "ownership", "component", "part", "home", "origin", "state", "inputs", "template", "output",
    ]
    /// Markers that Git writes into a file that it can't bring together; no ledger has such lines.
    private static let conflictMarkers = ["<<<<<<< ", ">>>>>>> "]

    private let file: SourceFile
    private var diagnostics = DiagnosticBag()
    private(set) var schema = Ledger.schema

    /// The ledger; nil, and why in `diagnostics`, where it can't be relied on.
    package static func read(_ file: SourceFile, into diagnostics: inout DiagnosticBag) -> Ledger? {
        var reader = LedgerReader(file: file)
        let ledger = reader.ledger()
        diagnostics.add(contentsOf: reader.diagnostics)
        return reader.diagnostics.hasErrors ? nil : ledger
    }

    private mutating func ledger() -> Ledger? {
        if let line = conflictLine {
            diagnostics.error(
                .ledgerConflict,
                "the ledger holds the markers of a conflict of version control",
                at: SourceLocation(file: file.path, line: line, column: 1),
                suggestion: "keep one of the two sides, and generate again: that brings it up to date"
            )
            return nil
        }
        var syntax = DiagnosticBag()
        let document = JSONDocument.parse(file, into: &syntax)
        // A key that stands twice is no ledger either: one of the two files would be forgotten.
        syntax.promoteWarnings(withPrefix: "")
        diagnostics.add(contentsOf: syntax)
        guard let root = document?.root, !diagnostics.hasErrors else { return nil }
        guard root.kind == .object else { return report("a ledger is a JSON object", at: root) }
        guard let schema = root["schema"]?.numberText.flatMap({ Int($0) }), schema > 0 else {
            return report("a ledger says its “schema”, which is a whole number", at: root["schema"] ?? root)
        }
        guard schema <= Ledger.schema else {
            diagnostics.error(
                .ledgerNewer,
                "this ledger was written by a newer weblift: it has schema \(schema), and this one knows \(Ledger.schema)",
                at: (root["schema"] ?? root).location,
                suggestion: "update weblift"
            )
            return nil
        }
        self.schema = schema
        checkKeys(of: root, among: Self.knownKeys)
        guard let product = root["product"]?.string else {
            return report("a ledger says which “product” wrote it", at: root["product"] ?? root)
        }
        guard let files = root["files"], files.kind == .object else {
            return report("a ledger has “files”, which is an object", at: root["files"] ?? root)
        }
        let entries = files.members.compactMap { entry($0, $1) }
        check(entries, in: files)
        let names = names(of: root)
        let order = order(of: root)
        let callers = library(of: root)
        let former = history(of: root)
        return diagnostics.hasErrors
            ? nil
            : Ledger(product: product, entries: entries, names: names, order: order, callers: callers, former: former)
    }

    private mutating func names(of root: JSONValue) -> PackageNames? {
        guard let value = root["names"] else { return nil }
        guard let tags = value["tags"]?.string, let prefix = value["prefix"]?.string,
            let module = value["module"]?.string
        else { return report("“names” has “tags”, a “prefix” and a “module”, which are texts", at: value) }
        checkKeys(of: value, among: ["tags", "prefix", "module"])
        return PackageNames(tags: tags, prefix: prefix, module: module)
    }

    // MARK: An entry

    private mutating func entry(_ key: JSONString, _ value: JSONValue) -> LedgerEntry? {
        guard let path = path(key.text, at: key.location) else { return nil }
        guard value.kind == .object else { return report("what is known of a file is an object", at: value) }
        checkKeys(of: value, among: Self.knownFields)
        guard let ownership: FileOwnership = word("ownership", of: value),
            let part = value["part"]?.string, !part.isEmpty
        else { return report("a file has an “ownership” and says which “part” it is", at: value) }
        guard let inputs = hash("inputs", of: value), let template = hash("template", of: value),
            let output = hash("output", of: value)
        else { return nil }
        var component: String?
        if let name = value["component"] {
            guard let text = name.string else { return report("a “component” is a tag", at: name) }
            component = text
        }
        var state = LedgerEntry.State.present
        if value["state"] != nil {
            guard let word: LedgerEntry.State = word("state", of: value) else {
                return report("a “state” is one of: \(Self.words(LedgerEntry.State.self))", at: value["state"] ?? value)
            }
            state = word
        }
        return LedgerEntry(
            path: path,
            home: place("home", of: value),
            origin: place("origin", of: value),
            ownership: ownership,
            identity: FileIdentity(component: component, part: part),
            state: state,
            inputs: inputs,
            template: template,
            output: output
        )
    }

    private mutating func place(_ key: String, of value: JSONValue) -> OutputPath? {
        guard let place = value[key] else { return nil }
        guard let text = place.string else { return report("“\(key)” is a path", at: place) }
        return path(text, at: place.location)
    }

    private mutating func path(_ text: String, at place: SourceLocation) -> OutputPath? {
        do throws(OutputPath.Problem) {
            let path = try OutputPath(text)
            if LedgerFolder.canKeep(path) { return path }
        } catch {
            // Errors of every kind lead to the message below.
        }
        diagnostics.error(.ledgerShape, "“\(text)” is no path that a generated file can have", at: place)
        return nil
    }

    private func word<Word>(_ key: String, of value: JSONValue) -> Word?
    where Word: RawRepresentable<String> {
        value[key]?.string.flatMap { Word(rawValue: $0) }
    }

    private mutating func hash(_ key: String, of value: JSONValue) -> ContentHash? {
        if let hash = value[key]?.string.flatMap({ ContentHash($0) }) { return hash }
        return report("“\(key)” is a hash, 32 digits long", at: value[key] ?? value)
    }

    private static func words<Word>(_ type: Word.Type) -> String where Word: CaseIterable & RawRepresentable<String> {
        Word.allCases.map(\.rawValue).joined(separator: ", ")
    }

    // MARK: The order of members

    private mutating func order(of root: JSONValue) -> MemberOrder {
        guard let value = root["order"] else { return MemberOrder() }
        guard value.kind == .object else {
            return report("an “order” has “components” and “structs”", at: value) ?? MemberOrder()
        }
        checkKeys(of: value, among: ["components", "structs"])
        var structs: [KnownStruct] = []
        for (key, members) in lists("structs", of: value).sorted(by: { $0.key < $1.key }) {
            guard let structure = LedgerStruct.structure(key, members) else {
                return report("a struct is its name and where it came from", at: value["structs"] ?? value)
                    ?? MemberOrder()
            }
            structs.append(structure)
        }
        return MemberOrder(components: lists("components", of: value), structs: structs)
    }

    /// A ledger of before has names alone, and these are lines as well.
    private mutating func lists(_ key: String, of order: JSONValue) -> [String: [KnownMember]] {
        guard let value = order[key] else { return [:] }
        guard value.kind == .object else { return report("“\(key)” are lists of members", at: value) ?? [:] }
        var lists: [String: [KnownMember]] = [:]
        for (name, list) in value.members {
            guard list.kind == .array else { return report("an order is a list of members", at: list) ?? [:] }
            var members: [KnownMember] = []
            for element in list.elements {
                guard let member = element.string.flatMap(LedgerMember.member) else {
                    return report("a member is its name, what it is for and its item", at: element) ?? [:]
                }
                members.append(member)
            }
            lists[name.text] = members
        }
        return lists
    }

    // MARK: What callers write

    private mutating func history(of root: JSONValue) -> KeptHistory {
        guard let value = root["former"] else { return KeptHistory() }
        guard value.kind == .object, let libraries = value["libraries"], libraries.kind == .array else {
            return report("“former” has “libraries”, and a release that ends it", at: value) ?? KeptHistory()
        }
        checkKeys(of: value, among: ["until", "libraries", "gone"])
        var history = KeptHistory()
        if let until = value["until"] {
            guard let text = until.string else { return report("“until” is a version", at: until) ?? history }
            history.until = text
        }
        if let gone = value["gone"] {
            history.gone = gone.elements.compactMap(\.string)
            guard gone.kind == .array, gone.elements.allSatisfy({ $0.string != nil }) else {
                return report("what is gone is told in sentences", at: gone) ?? history
            }
        }
        for element in libraries.elements {
            guard element.kind == .object else {
                return report("a library has “callers” and “types”", at: element) ?? history
            }
            checkKeys(of: element, among: ["callers", "types"])
            history.libraries.append(library(of: element))
        }
        return history
    }

    // MARK: The whole

    /// No two entries are about one path, also where case makes no difference, or about one file.
    private mutating func check(_ entries: [LedgerEntry], in files: JSONValue) {
        var identities: [FileIdentity: LedgerEntry] = [:]
        for entry in entries {
            if let other = identities.updateValue(entry, forKey: entry.identity) {
                report("this is the same file of the same component as \(other.path)", atEntry: entry.path, in: files)
            }
        }
        do throws(WorkspaceError) {
            try PathCollisions.check(entries.map(\.path).sorted())
        } catch {
            guard case .sameName(let other, let path) = error else { return }
            report("it and \(other) can't both be there", atEntry: path, in: files)
        }
    }

    /// A ledger has nothing that no run has written: a key that nobody knows may be one that somebody has misspelt.
    mutating func checkKeys(of object: JSONValue, among known: [String]) {
        for (key, _) in object.members where !known.contains(where: { key == $0 }) {
            diagnostics.error(
                .ledgerShape,
                "a ledger has no “\(key.text)” here",
                at: key.location,
                suggestion: NearestName.of(key.text, among: known).map { "did you mean “\($0)”?" }
            )
        }
    }

    private mutating func report(_ message: String, atEntry path: OutputPath, in files: JSONValue) {
        let key = files.members.first { $0.key == path.description }?.key
        diagnostics.error(.ledgerShape, message, at: (key?.location ?? files.location))
    }

    mutating func report<Value>(_ message: String, at value: JSONValue) -> Value? {
        diagnostics.error(.ledgerShape, message, at: value.location)
        return nil
    }

    private var conflictLine: Int? {
        guard file.bytes.contains(UInt8(ascii: "<")) || file.bytes.contains(UInt8(ascii: ">")) else { return nil }
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { line in Self.conflictMarkers.contains { line.starts(with: $0.utf8) } }
        return index.map { $0 + 1 }
    }
}
