@testable import Verify

/// Which declarations of the surface a fact confirms, and where the two disagree.
struct ConfirmedSymbols {
    private(set) var confirmed: Set<String> = []
    /// A line for each fact that no declaration agrees with.
    private(set) var disagreements: [String] = []

    init(_ symbols: [SurfaceSymbol], _ facts: [SurfaceFact]) {
        let byPath = Dictionary(grouping: symbols) { $0.path.lowercased() }
        for fact in facts {
            let candidates = byPath[fact.path] ?? []
            if let found = candidates.first(where: { ConfirmedSymbols.difference($0, fact) == nil }) {
                // A default implementation can be declared as its requirement is.
                let same = candidates.filter { $0.declaration == found.declaration }
                confirmed.formUnion(same.filter { Self.difference($0, fact) == nil }.map(\.name))
            } else {
                let reasons = candidates.compactMap { ConfirmedSymbols.difference($0, fact) }
                let reason =
                    reasons.isEmpty ? "nothing is called \(fact.path)" : reasons.joined(separator: "\n    or: ")
                disagreements.append("\(fact.place)\n    \(reason)")
            }
        }
        confirmed.formUnion(ConfirmedSymbols.implementations(of: confirmed, symbols))
    }

    /// What types declare because a protocol asks for it, in the words of a requirement that is confirmed.
    private static func implementations(of confirmed: Set<String>, _ symbols: [SurfaceSymbol]) -> [String] {
        let byName = Dictionary(symbols.map { ($0.name, $0) }) { first, _ in first }
        let requirements = Dictionary(grouping: symbols.filter { confirmed.contains($0.name) }, by: \.path)
        return symbols.filter { symbol in
            guard let slash = symbol.path.lastIndex(of: "/") else { return false }
            return symbol.protocols.compactMap { byName[$0] }.contains { asking in
                let same = requirements[asking.path + symbol.path[slash...]] ?? []
                return same.contains { isImplementation(symbol, of: $0, in: asking) }
            }
        }.map(\.name)
    }

    /// `Self` is the type, and what no protocol binds to an actor is free of it.
    private static func isImplementation(
        _ symbol: SurfaceSymbol,
        of requirement: SurfaceSymbol,
        in asking: SurfaceSymbol
    ) -> Bool {
        guard requirement.deprecated == symbol.deprecated else { return false }
        if requirement.declaration == symbol.declaration { return true }
        let type = symbol.path.split(separator: "/").dropLast().joined(separator: ".")
        let isolation = requirement.declaration.isolation ?? asking.declaration.isolation ?? .nonisolated
        return symbol.declaration.isolation == isolation
            && symbol.declaration.says(requirement.declaration, where: type)
    }

    /// What a fact says otherwise than a declaration; nil where they agree.
    private static func difference(_ symbol: SurfaceSymbol, _ fact: SurfaceFact) -> String? {
        let (here, there) = (symbol.declaration, fact.declaration)
        guard here.text == there.text else { return "documented: \(there.text)\n    here:       \(here.text)" }
        // The page shows those of the extension or leaves them to a line of its own.
        guard there.constraints.isSubset(of: here.constraints), symbol.own.isSubset(of: there.constraints) else {
            return "documented: where \(there.constraints.sorted())\n    here:       where \(here.constraints.sorted())"
        }
        guard isAsAvailable(symbol, fact) else {
            return "documented: iOS \(fact.introduced)\n    here:       iOS \(symbol.introduced ?? "any")"
        }
        guard isAsDeprecated(symbol, fact) else {
            return
                "documented: deprecated \(fact.deprecated ?? "never")\n    here:       deprecated \(symbol.deprecated ?? "never")"
        }
        guard isAsIsolated(symbol, fact) else {
            return
                "documented: \(there.isolation.map { "\($0)" } ?? "no isolation"), here: \(here.isolation.map { "\($0)" } ?? "no isolation")"
        }
        return nil
    }

    /// What was there before SwiftUI need not say so, and a page need not say since when.
    private static func isAsAvailable(_ symbol: SurfaceSymbol, _ fact: SurfaceFact) -> Bool {
        guard let documented = fact.introduced == "any" ? oldest : version(fact.introduced) else { return false }
        let here = symbol.introduced.flatMap(version) ?? oldest
        return max(documented, oldest) == max(here, oldest)
    }

    /// What a release deprecates that not everybody has is not deprecated yet.
    private static func isAsDeprecated(_ symbol: SurfaceSymbol, _ fact: SurfaceFact) -> Bool {
        let documented = fact.deprecated.flatMap(version)
        let here = symbol.deprecated.flatMap(version)
        if let documented, documented < newest { return here.map { $0 == documented } ?? false }
        return here.map { $0 >= newest } ?? true
    }

    private static let newest = 27_00
    private static let oldest = 13_00

    /// A type may be stricter here: older releases of Xcode bind views to the main actor where newer ones don't.
    private static func isAsIsolated(_ symbol: SurfaceSymbol, _ fact: SurfaceFact) -> Bool {
        switch fact.declaration.isolation {
        case .mainActor: symbol.declaration.isolation == .mainActor
        case .nonisolated: symbol.declaration.isolation != .mainActor || isType(fact)
        case nil: true
        }
    }

    private static func isType(_ fact: SurfaceFact) -> Bool {
        ["struct ", "class ", "enum ", "protocol "].contains { fact.declaration.text.hasPrefix($0) }
    }

    private static func version(_ text: String) -> Int? {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil else { return nil }
        return major * 100 + (parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}
