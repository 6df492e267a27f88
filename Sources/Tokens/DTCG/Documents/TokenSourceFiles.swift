import Core

/// Finds the files that a resolver names among the token files that were read.
struct TokenSourceFiles {
    private let documents: [Int: TokenDocument]
    private let places: [[Substring]: [Int]]

    /// - Parameter documents: Documents by their places among all token files.
    init(_ documents: [Int: TokenDocument]) {
        self.documents = documents
        var places: [[Substring]: [Int]] = [:]
        for (place, document) in documents.sorted(by: { $0.key < $1.key }) {
            places[Self.steps(of: document.path.typed), default: []].append(place)
        }
        self.places = places
    }

    /// The file that a resolver means by a path, which begins in the folder that it is in itself: several places where it is given
    /// several times.
    func places(of path: String, from resolver: SourcePath) -> [Int] {
        let folder = resolver.typed.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let whole = path.hasPrefix("/") ? path : (folder + [path[...]]).joined(separator: "/")
        return places[Self.steps(of: whole)] ?? []
    }

    func document(at place: Int) -> TokenDocument? { documents[place] }

    /// Splits a path into steps without `.` and `..`, as far as these lead to something named.
    private static func steps(of path: String) -> [Substring] {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        return path.hasPrefix("/") ? ["/"] + steps : steps
    }
}
