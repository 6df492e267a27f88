import SourceText

/// The components that tokens name and the library does not have, each told once.
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

    var diagnostics: DiagnosticBag {
        var diagnostics = DiagnosticBag()
        // Without a library all of them are unknown.
        guard !known.isEmpty else { return diagnostics }
        for (component, place) in places {
            let naming = place.count == 1 ? "a token names" : "\(place.count) tokens name"
            diagnostics.warning(
                .tokensUnknownComponent,
                "the library has no component `\(component)`, which \(naming)",
                at: place.first,
                suggestion: NearestName.of(component, among: known).map { "did you mean \($0)?" }
            )
        }
        return diagnostics
    }
}
