import Core
package import Package
import SwiftModel

package struct GeneratedCode: Sendable {
    /// Leaves out comments and texts: words in them do nothing.
    struct File: Sendable {
        let path: String
        let lines: [String]
        /// Lines by word: files are asked for many names, which few lines have.
        private let places: [Substring: [Int]]

        init(path: String, lines: some Sequence<Substring>) {
            self.path = path
            self.lines = lines.map(CodeLine.code)
            var places: [Substring: [Int]] = [:]
            for (index, line) in self.lines.enumerated() {
                for word in Set(CodeLine.words(of: line)) { places[word, default: []].append(index) }
            }
            self.places = places
        }

        /// Stand after a dot or by themselves.
        var words: some Collection<Substring> { places.keys }

        /// Finds whole words.
        func first(_ names: [String], where isWanted: (String) -> Bool = { _ in true }) -> (name: String, line: String)?
        {
            names.compactMap { name in place(of: name, where: isWanted).map { (name, $0) } }
                .min { $0.1 < $1.1 }
                .map { ($0.0, lines[$0.1]) }
        }

        private func place(of name: String, where isWanted: (String) -> Bool) -> Int? {
            CodeLine.words(of: name).first.flatMap {
                places[$0]?.first { Self.contains(lines[$0], name) && isWanted(lines[$0]) }
            }
        }

        /// A name may begin with a dot and end with a parenthesis.
        private static func contains(_ line: String, _ name: String) -> Bool {
            let code = line.utf8
            return line.ranges(of: name).contains { range in
                let before = range.lowerBound == line.startIndex ? nil : code[code.index(before: range.lowerBound)]
                let after = range.upperBound == line.endIndex ? nil : code[range.upperBound]
                let isWhole =
                    name.utf8.last.map(CodeLine.isPart) == true ? !(after.map(CodeLine.isPart) ?? false) : true
                return isWhole && (name.utf8.first == UInt8(ascii: ".") || !(before.map(CodeLine.isPart) ?? false))
            }
        }
    }

    private let module: String
    /// Lines of each body, by tag.
    private let bodies: [String: [String]]
    /// Keyed by names of files, and of functions in extensions of views.
    private var support: [String: File] = [:]

    /// `support` are files that all components share.
    package init(module: String, bodies: [String: [String]], support files: [GeneratedFile]) {
        self.module = module
        self.bodies = bodies
        for file in files.sorted(by: { $0.path < $1.path }) {
            let text = String(decoding: file.bytes, as: UTF8.self)
            let path = file.path.description
            let own = File(path: path, lines: text.split(separator: "\n"))
            guard let name = path.split(separator: "/").last?.dropLast(".swift".count) else { continue }
            support[String(name)] = own
            for line in own.lines where line.hasPrefix("    func ") || line.hasPrefix("    public func ") {
                let name = line.split(separator: "func ", maxSplits: 1).last?.prefix { $0.isLetter || $0.isNumber }
                if name != "body", let name, support[String(name)] == nil { support[String(name)] = own }
            }
        }
    }

    /// nil where it has no body.
    func code(of component: SwiftComponent) -> ComponentCode? {
        guard let body = bodies[component.tag] else { return nil }
        let file = OutputPath.portable("\(component.names.view.name)+SwiftUI") + ".swift"
        let own = File(path: "Sources/\(module)/SwiftUI/\(file)", lines: body.map { $0[...] })
        let used = Dictionary(own.words.compactMap { support[String($0)] }.map { ($0.path, $0) }) { file, _ in file }
        let metrics = support["ComponentMetrics"]
        return ComponentCode(
            own: own,
            used: used.values.sorted { $0.path < $1.path },
            scalesTokens: metrics?.first(["relativeTo:"]) != nil
        )
    }
}

struct ComponentCode: Sendable {
    let own: GeneratedCode.File
    /// Files of support code that the component names.
    let used: [GeneratedCode.File]
    /// Fonts of design tokens grow with a text style.
    let scalesTokens: Bool

    /// Markdown. The body comes before anything that it names. `shown` is the common name in the text.
    func place(of names: [String], as shown: String? = nil) -> String? {
        ([own] + used).lazy.compactMap { file in
            file.first(names).map { Self.place(shown ?? $0.name, in: file) }
        }
        .first
    }

    static func place(_ name: String, in file: GeneratedCode.File) -> String {
        "\(code: name.hasSuffix("(") ? String(name.dropLast()) : name) in \(code: file.path)"
    }
}
