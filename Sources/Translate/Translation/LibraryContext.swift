import SwiftModel
import WebModel

/// Facts about the matrix and the other components: a reference shared by all components, because it is too large to be
/// copied.
final class LibraryContext: Sendable {
    let matrix: Matrix
    let index: RuleIndex
    let types: TypesIndex
    let values: ValuesIndex
    private let rows: ComponentRows
    let contracts: ContractsIndex
    let parts: PartsIndex
    let spelling: NameSpelling
    let names: LibraryNames
    let tags: [String]
    /// Tags that a row calls data of others.
    private let items: [String]
    private let itemsAlone: Set<String>
    /// Keyed by the tags that components take as data.
    private let itemHeadings: [String: [String]]
    let classNames: Set<String>
    let sharedAliases: [String]
    let bareAliases: BareAliases
    let knownArms: KnownArms
    /// Types of properties that have one and the same in several components.
    let agreedTypes: [String: WebType]
    /// Members of a former release by tag. Its offers stay, so that no addition to a source breaks callers.
    let former: MemberOrder

    /// `prefix` is the beginning of the tags when the names were made first.
    init(_ library: Library, _ matrix: MatrixIndex, keeping prefix: String? = nil, former: MemberOrder = .init()) {
        self.former = former
        index = matrix.rules
        types = matrix.types
        values = matrix.values
        contracts = matrix.contracts
        parts = matrix.parts
        spelling = matrix.spelling
        self.matrix = matrix.matrix
        names = LibraryNames(library, names: self.matrix.names, spelling: spelling, keeping: prefix)
        tags = library.components.map(\.tag).sorted()
        classNames = Set(library.components.compactMap(\.className))
        rows = ComponentRows(library, matrix, prefixes: names.prefixes, classNames: classNames)
        let takers = Self.takers(among: tags, rows)
        items = tags.filter { [rows] in rows.entry(for: $0)?.result == .primitive(.item) }
        let taken = Self.takenItems(of: takers, among: items, names)
        itemHeadings = taken.mapValues { Set($0.map { "<\(NamePattern.itemHeading(for: $0))>" }).sorted() }
        itemsAlone = Set(items).subtracting(taken.keys)
            .filter { [rows] in rows.entry(for: $0, standingAlone: true)?.result != .primitive(.item) }
        let use = AliasUse(library)
        sharedAliases = use.shared
        bareAliases = BareAliases(library)
        knownArms = KnownArms(self.matrix.types, classNames: classNames)
        agreedTypes = Self.agreedTypes(in: library)
    }

    private static let leastAgreement = 3

    private static func agreedTypes(in library: Library) -> [String: WebType] {
        let typed = library.components.flatMap(\.properties).filter { $0.type != nil }
        return Dictionary(grouping: typed, by: \.name).compactMapValues { told in
            told.count >= leastAgreement && told.allSatisfy { $0.type == told[0].type } ? told[0].type : nil
        }
    }

    /// Enums that are named and not yet made.
    var sharedEnums: SharedEnums {
        SharedEnums(
            sharedAliases,
            prefix: names.sharedPrefix,
            taken: tags.flatMap { names.components[$0]?.types ?? [] },
            spelling: spelling
        )
    }

    func surface(of component: Component, implied: [ItemReference], primitive: NativePrimitive?) -> ComponentSurface {
        ComponentSurface(
            component,
            eventPrefix: names.prefixes[component.tag]?.tag ?? "",
            implied: implied,
            classNames: classNames,
            primitive: primitive,
            itemHeadings: primitive == .item ? itemHeadings[component.tag] ?? [] : [],
            eventEndings: index.eventEndings
        )
    }

    func entry(for tag: String) -> ComponentsTable.Entry? {
        rows.entry(for: tag, standingAlone: itemsAlone.contains(tag))
    }

    /// A component that is skipped as a whole or draws itself is no child of anyone, and data holds no views.
    func children(of entry: ComponentsTable.Entry?, beside parent: String) -> [String] {
        let prefix = names.prefixes[parent]?.tag ?? ""
        let found = Self.matches(of: entry?.items ?? [], among: items, beside: parent, prefix: prefix)
        return entry?.result == .primitive(.item) ? found.filter { !itemsAlone.contains($0) } : found
    }

    /// Items called after the parent come first: for `x-dropdown` an `x-dropdown-item`, and not an `x-menu-item`. Then
    /// the parent's prefix counts, then the fewest words: `x-picker-menu-option` is an option of another component.
    private static func matches(
        of patterns: [NamePattern],
        among items: [String],
        beside parent: String,
        prefix: String
    ) -> [String] {
        func isCalledAfterParent(_ tag: String) -> Bool { tag.hasPrefix(parent + "-") || tag + "s" == parent }
        func rank(_ tag: String) -> (Int, Int, String) { (tag.hasPrefix(prefix) ? 0 : 1, tag.count { $0 == "-" }, tag) }
        var found: [String] = []
        for pattern in patterns {
            let matching = items.filter { pattern.matches(tag: $0) && !found.contains($0) }
            found += matching.sorted { rank($0) < rank($1) }
        }
        return found.filter(isCalledAfterParent) + found.filter { !isCalledAfterParent($0) }
    }

    private static func takers(
        among tags: [String],
        _ rows: ComponentRows
    ) -> [(tag: String, entry: ComponentsTable.Entry)] {
        tags.compactMap { tag in
            guard let entry = rows.entry(for: tag), entry.result != .primitive(.item), entry.result != .skip else {
                return nil
            }
            return (tag, entry)
        }
    }

    /// Other items are something else: of several kinds, a component takes the first.
    private static func takenItems(
        of takers: [(tag: String, entry: ComponentsTable.Entry)],
        among items: [String],
        _ names: LibraryNames
    ) -> [String: [NativePrimitive]] {
        var taken: [String: [NativePrimitive]] = [:]
        for (tag, entry) in takers {
            guard let primitive = entry.primitive,
                let first = matches(
                    of: entry.items,
                    among: items,
                    beside: tag,
                    prefix: names.prefixes[tag]?.tag ?? ""
                ).first
            else { continue }
            taken[first, default: []].append(primitive)
        }
        return taken
    }
}

/// Aliases of one set of values in several components become one enum.
struct AliasUse {
    private struct Use {
        var meanings: Set<WebType> = []
        var tags: Set<String> = []
    }

    private var uses: [String: Use] = [:]

    init(_ library: Library) {
        for component in library.components {
            // Types of these items alone can have a name, among the types that rules see: a type inferred from a
            // default has none.
            for property in component.properties { add(property.type, tag: component.tag) }
            for event in component.events { add(EventDetail.type(of: event.type), tag: component.tag) }
            for text in component.intl { add(text.type, tag: component.tag) }
        }
    }

    var shared: [String] { uses.filter { $0.value.tags.count > 1 && $0.value.meanings.count == 1 }.keys.sorted() }

    private mutating func add(_ type: WebType?, tag: String) {
        guard let type else { return }
        if let alias = type.alias, case .enumeration = type.shape {
            var plain = type.meaning
            plain.isOptional = false
            uses[alias, default: Use()].meanings.insert(plain)
            uses[alias]?.tags.insert(tag)
        }
        for child in type.children { add(child, tag: tag) }
    }
}

/// `string | Formatter` is a text to everybody without knowledge of a `Formatter`.
struct KnownArms {
    private let known: Set<String>
    private let classNames: Set<String>

    init(_ table: TypesTable, classNames: Set<String>) {
        var known = Self.structural
        for case .type(let type) in table.entries.flatMap(\.patterns) { Self.collect(type, into: &known) }
        self.known = known
        self.classNames = classNames
    }

    /// nil where nothing is left out, or nothing would be left. A type that may be an element of the page stays one.
    func part(of type: WebType?) -> (type: WebType, unknown: [WebType])? {
        guard let type, case .union(let members) = type.shape,
            !ElementTypes.contain(type, classNames: classNames)
        else { return nil }
        let unknown = members.filter { isUnknown($0) }
        let rest = members.filter { !isUnknown($0) }
        guard !unknown.isEmpty, !rest.isEmpty else { return nil }
        var part = WebType.union(of: rest)
        part.isOptional = part.isOptional || type.isOptional
        if part.alias == nil, rest.count > 1 { part.alias = type.alias }
        return (part, unknown)
    }

    private func isUnknown(_ type: WebType) -> Bool {
        guard case .reference(let name, _) = type.shape else { return false }
        return !known.contains(name) && !ElementTypes.contain(type, classNames: classNames)
    }

    private static func collect(_ type: WebType, into names: inout Set<String>) {
        if case .reference(let name, _) = type.shape { names.insert(name) }
        for child in type.children { collect(child, into: &names) }
    }

    private static let structural: Set<String> = [
        "Array", "ReadonlyArray", "Iterable", "Set", "ReadonlySet", "Record", "Map", "ReadonlyMap", "Readonly",
        "String",
        "Boolean", "Number",
    ]
}
