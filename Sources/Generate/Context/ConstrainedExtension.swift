/// The first lines of an extension for some of a component's type parameters, or for all where there are no constraints.
enum ConstrainedExtension {
    /// Stays on one line where it fits, as the formatter wants.
    static func head(_ name: String, _ constraints: [String]) -> [String] {
        guard !constraints.isEmpty else { return ["extension \(name) {"] }
        let all = constraints.joined(separator: ", ")
        let line = "extension \(name) where \(all) {"
        if line.utf8.count <= DocComment.longestLine { return [line] }
        let second = "where \(all) {"
        if second.utf8.count <= DocComment.longestLine { return ["extension \(name)", second] }
        let last = constraints.count - 1
        return ["extension \(name)", "where"]
            + constraints.enumerated().map { "    " + $1 + ($0 < last ? "," : "") } + ["{"]
    }
}
