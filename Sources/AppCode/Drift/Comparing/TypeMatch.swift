import SwiftModel

/// Whether a type of the folder is the type that the matrix would write, under any name.
///
/// People's types with the same cases or members are generated types. Pairs that were met are kept, so that contents
/// are compared once.
struct TypeMatch {
    let sources: SwiftSources
    let types: ExpectedTypes
    let components: [String: String]
    /// Keyed by the name of the type that would be generated.
    private(set) var counterparts: [String: String] = [:]
    /// Pairs in the order in which they were met.
    private(set) var met: [(expected: String, found: String)] = []

    struct Generics {
        let expected: Set<String>
        let standIns: [String: WrittenType]
        let found: Set<String>
    }

    mutating func isSame(_ found: WrittenType, _ expected: WrittenType, _ generics: Generics) -> Bool {
        switch (found, expected) {
        case (_, .named(let path, let arguments)): return isNamed(found, path, arguments, generics)
        case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)):
            return isSame(left, right, generics)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return isSame(key, otherKey, generics) && isSame(value, otherValue, generics)
        case (.tuple(let left), .tuple(let right)): return areSame(left, right, generics)
        case (.function(let left, let effects, let result), .function(let right, let otherEffects, let otherResult)):
            return effects == otherEffects && areSame(left, right, generics) && isSame(result, otherResult, generics)
        default: return found == expected
        }
    }

    private mutating func areSame(_ found: [WrittenType], _ expected: [WrittenType], _ generics: Generics) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { isSame($0, $1, generics) }
    }

    private mutating func isNamed(
        _ found: WrittenType,
        _ path: [String],
        _ arguments: [WrittenType],
        _ generics: Generics
    ) -> Bool {
        let name = path.joined(separator: ".")
        if path.count == 1, generics.expected.contains(path[0]) {
            if case .some = found { return true }
            if case .named(let other, []) = found, other.count == 1, generics.found.contains(other[0]) { return true }
            return generics.standIns[path[0]] == found
        }
        guard case .named(let other, let otherArguments) = found else { return false }
        let isGenerated = types.enums[name] != nil || types.structures[name] != nil || types.components[name] != nil
        guard isGenerated else {
            // `Item.ID` of a type parameter.
            if path.count == 2, generics.expected.contains(path[0]), other.count == 2 { return other[1] == path[1] }
            return Self.plain(other) == Self.plain(path) && areSame(otherArguments, arguments, generics)
        }
        return isCounterpart(other.joined(separator: "."), of: name)
    }

    private static func plain(_ path: [String]) -> [String] { path == ["TimeInterval"] ? ["Double"] : path }

    // MARK: Counterparts

    private mutating func isCounterpart(_ found: String, of expected: String) -> Bool {
        if let tag = types.components[expected], let type = components[tag] { return type == found }
        let isNamesake = found == expected || found.split(separator: ".").last == expected.split(separator: ".").last
        guard let type = sources.types[found] else { return isNamesake }
        guard isNamesake || isLike(type, expected) else { return false }
        if counterparts[expected] == nil { counterparts[expected] = found }
        if !met.contains(where: { $0 == (expected, found) }) { met.append((expected, found)) }
        return true
    }

    /// Whether at least half of the smaller type is in the other one.
    private func isLike(_ found: DeclaredType, _ expected: String) -> Bool {
        if let enumeration = types.enums[expected] {
            let cases = FoundCase.all(of: found)
            let names = Set(enumeration.cases.map(\.name.name))
            let words = Set(enumeration.cases.compactMap(\.word))
            let alike = cases.count { names.contains($0.name) || $0.word.map(words.contains) == true }
            return alike > 0 && alike * 2 >= min(cases.count, enumeration.cases.count)
        }
        guard let expectedMembers = types.structures[expected], found.found.declaration.kind == .type(.struct) else {
            return false
        }
        let names = Set(expectedMembers.map(\.name))
        let members = Set(found.storedNames)
        let alike = members.intersection(names).count
        return alike > 0 && alike * 2 >= min(members.count, names.count)
    }
}

extension TypeMatch {
    /// Finds the generated name of a case of the folder, as `.large`: by the word that both stand for. nil where it is
    /// no such case.
    func caseName(_ value: String, of type: WrittenType?) -> String? {
        guard value.hasPrefix("."), let type = type.flatMap(sources.declaredType),
            let expected = met.first(where: { $0.found == type.name })?.expected,
            let enumeration = types.enums[expected],
            let word = FoundCase.all(of: type).first(where: { $0.name == value.dropFirst() })?.word
        else { return nil }
        return enumeration.cases.first { $0.word == word }.map { ".\($0.name.name)" }
    }
}

extension DeclaredType {
    var storedNames: [String] {
        usable.compactMap { member in
            guard !member.declaration.isStatic, case .property(let kind) = member.declaration.kind, kind != .computed
            else { return nil }
            return member.declaration.name
        }
    }
}
