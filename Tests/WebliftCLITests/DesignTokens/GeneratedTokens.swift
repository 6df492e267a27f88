import Foundation
import TestSupport

/// The Swift in generated folders, read without the compiler.
enum GeneratedSwift {
    /// That of the sample, which is always what the program writes now: another test sees to that.
    static let sample = Shared.project.appending(path: "out/Sources/ElevateUI")

    /// The files below a folder, by their paths there, sorted.
    static func files(in folder: URL) throws -> [(path: String, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
}

/// The tokens in generated Swift files, read without the compiler: what each is called in the design system, and the text
/// behind its equals sign.
struct GeneratedTokens {
    struct Member {
        let token: String
        let path: String
        let expression: String
    }

    private(set) var members: [Member] = []
    private var byPath: [String: Member] = [:]

    init(_ sources: [String]) {
        for source in sources { read(source) }
        byPath = Dictionary(uniqueKeysWithValues: members.map { ($0.path, $0) })
    }

    static func ofSample() throws -> GeneratedTokens {
        let folder = GeneratedSwift.sample.appending(path: "DesignTokens/Generated")
        return GeneratedTokens(try GeneratedSwift.files(in: folder).map(\.text))
    }

    subscript(path: String) -> Member? { byPath[path] }

    private mutating func read(_ source: String) {
        var enums: [String] = []
        var token: String?
        var lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
        while var line = lines.popFirst() {
            if line.hasPrefix("nonisolated ") { line.removeFirst("nonisolated ".count) }
            if let name = Self.match(line, from: "public enum ", to: " {") {
                enums.append(name)
            } else if line == "}" {
                _ = enums.popLast()
            } else if let name = Self.match(line, from: "/// `", to: "`"), token == nil {
                token = name
            } else if let declared = Self.match(line + " ", from: "public static let ", to: " ") {
                var text = line
                while !Self.isBalanced(text) || text.hasSuffix("="), let next = lines.popFirst() { text += " " + next }
                let name = declared.hasSuffix(":") ? String(declared.dropLast()) : declared
                let value = text.range(of: " = ").map { String(text[$0.upperBound...]) } ?? ""
                let path = (enums + [name.replacing("`", with: "")]).joined(separator: ".")
                members.append(Member(token: token ?? "", path: path, expression: value))
                token = nil
            }
        }
    }

    private static func match(_ line: String, from start: String, to end: String) -> String? {
        guard line.hasPrefix(start), let stop = line.dropFirst(start.count).range(of: end) else { return nil }
        return String(line.dropFirst(start.count)[..<stop.lowerBound])
    }

    private static func isBalanced(_ text: String) -> Bool {
        text.count { "([".contains($0) } == text.count { ")]".contains($0) }
    }
}
