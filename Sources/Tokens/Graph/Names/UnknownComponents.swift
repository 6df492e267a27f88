import Core

struct UnknownComponents {
    private let known: [String]
    private var places: [String: (first: SourceLocation, count: Int)] = [:]

    init(known: [String]) {
        self.known = known
    }

    mutating func add(_ component: String, at location: SourceLocation) {
        let others = places[component] ?? (location, 0)
        places[component] = (min(others.first, location), others.count + 1)
    }

    /// More than these are not told one by one: a library without its charts lacks many.
    private static let mostTold = 3

    private static let mostNamed = 40

    private func reportTogether(_ components: [String], into diagnostics: inout DiagnosticBag) {
        let named = components.map { "\(code: $0)" }.listed(atMost: Self.mostNamed)
        let tokens = components.reduce(0) { $0 + (places[$1]?.count ?? 0) }
        diagnostics.warning(
            .tokensUnknownComponent,
            "\(tokens) tokens name \(components.count) components that the library does not have: "
                + named,
            at: components.compactMap { places[$0]?.first }.min()
        )
    }

    var diagnostics: DiagnosticBag {
        var diagnostics = DiagnosticBag()
        // Every component is unknown without a library.
        guard !known.isEmpty else { return diagnostics }
        let unlike = places.keys.filter { NearestName.of($0, among: known) == nil }
        let isMany = unlike.count > Self.mostTold
        if isMany { reportTogether(unlike.sorted(), into: &diagnostics) }
        for (component, place) in places where !isMany || !unlike.contains(component) {
            let naming = place.count == 1 ? "a token names" : "\(place.count) tokens name"
            diagnostics.warning(
                .tokensUnknownComponent,
                "the library has no component \(code: component), which \(naming)",
                at: place.first,
                suggestion: NearestName.of(component, among: known).map { "did you mean \($0)?" }
            )
        }
        return diagnostics
    }
}
