import Core

struct TokenNames {
    /// Comparing a misspelt name with all others takes long; beyond so many comparisons nothing is suggested any more.
    private static let mostComparisons = 100_000

    let sorted: [TokenName]
    let places: [TokenName: Int]
    let owners: [Int]
    /// The tokens that are not spelled as their folded name is, by that. Ascending.
    private let otherwiseSpelled: [String: [Int]]
    private var comparisons = 0
    private var nearest: [TokenName: String?] = [:]

    init(of declarations: [TokenDeclaration]) {
        var places: [TokenName: Int] = [:]
        var names: [TokenName] = []
        let arrivals = declarations.map { declaration -> Int in
            if let arrival = places[declaration.name] { return arrival }
            places[declaration.name] = names.count
            names.append(declaration.name)
            return names.count - 1
        }
        let order = names.indices.sorted { names[$0] < names[$1] }
        sorted = order.map { names[$0] }
        var placesOfArrivals = [Int](repeating: 0, count: names.count)
        var otherwiseSpelled: [String: [Int]] = [:]
        for (place, arrival) in order.enumerated() {
            placesOfArrivals[arrival] = place
            let folded = FoldedSpelling.of(names[arrival].text)
            if folded != names[arrival].text { otherwiseSpelled[folded, default: []].append(place) }
        }
        owners = arrivals.map { placesOfArrivals[$0] }
        self.places = places.mapValues { placesOfArrivals[$0] }
        self.otherwiseSpelled = otherwiseSpelled
    }

    var count: Int { sorted.count }

    func place(of name: TokenName) -> Int? { places[name] ?? spellings(of: FoldedSpelling.of(name.text)).first }

    var ambiguous: [[Int]] { otherwiseSpelled.keys.map(spellings).filter { $0.count > 1 }.sorted { $0[0] < $1[0] } }

    mutating func nearest(to name: TokenName) -> String? {
        if let known = nearest[name] { return known }
        guard comparisons + count <= Self.mostComparisons else { return nil }
        comparisons += count
        let found = NearestName.of(name.text, among: sorted.lazy.map(\.text))
        nearest[name] = .some(found)
        return found
    }

    private func spellings(of folded: String) -> [Int] {
        let others = otherwiseSpelled[folded] ?? []
        return (places[TokenName(folded)].map { others + [$0] } ?? others).sorted()
    }
}
