import Foundation
import TestSupport

@testable import Verify

/// A program that must compile and one that must not, for a sentence of the documentation. `Tests/Verified/README.md` says how they
/// are written.
struct ProgramPair: Sendable {
    struct Program: Sendable, Hashable {
        let text: String
        let target: String
        let mode: LanguageMode
    }

    let subject: String
    let sentence: String
    let page: String
    let right: Program
    let wrong: Program
    /// A part of what the compiler says to the wrong one, and how strongly.
    let message: String
    let severity: CompilerMessage.Severity

    /// What keeps a file from being read.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    static let folder = Shared.project.appending(path: "Tests/Verified/Pairs")

    static let subjects: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }()

    static func all(of subject: String) throws -> [ProgramPair] {
        let text = try String(contentsOf: folder.appending(path: subject + ".md"), encoding: .utf8)
        let parts = ("\n" + text).components(separatedBy: "\n## ")
        let head = fields(of: parts[0])
        let imports = (head["imports"] ?? "SwiftUI").components(separatedBy: ", ").map { "import \($0)\n" }.joined()
        return try parts.dropFirst().map { try ProgramPair($0, of: subject, imports) }
    }

    private init(_ part: String, of subject: String, _ imports: String) throws {
        let sentence = String(part.prefix { $0 != "\n" })
        let blocks = part.components(separatedBy: "\n```")
        guard blocks.count == 5, blocks[1].hasPrefix("swift\n"), blocks[3].hasPrefix("swift\n") else {
            throw Mistake(description: "\(subject), “\(sentence)”: two blocks of Swift are needed")
        }
        let fields = ProgramPair.fields(of: blocks[0] + "\n" + blocks[2] + "\n" + blocks[4])
        guard let page = fields["page"], let message = fields["error"] ?? fields["warning"], !message.isEmpty,
            let mode = LanguageMode(rawValue: fields["mode"] ?? "6")
        else {
            throw Mistake(description: "\(subject), “\(sentence)”: a page and an error are needed")
        }
        self.subject = subject
        self.sentence = sentence
        self.page = page
        self.message = message
        severity = fields["error"] == nil ? .warning : .error
        let target = fields["target"] ?? "15"
        func program(_ block: String, _ target: String) -> Program {
            Program(text: imports + ProgramPair.private(block.dropFirst("swift\n".count)), target: target, mode: mode)
        }
        right = program(blocks[1], target)
        wrong = program(blocks[3], fields["wrong target"] ?? target)
    }

    private static func fields(of text: String) -> [String: String] {
        var fields: [String: String] = [:]
        for line in text.components(separatedBy: "\n") {
            guard let colon = line.range(of: ": ") else { continue }
            fields[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
        return fields
    }

    /// What a file declares for itself alone, so that many can stand in one module.
    private static func `private`(_ block: Substring) -> String {
        let declaration =
            #/^(@\S+ )*(nonisolated |final |indirect )*(struct|class|enum|actor|protocol|func|let|var|typealias|extension) /#
        return block.components(separatedBy: "\n").map { line in
            guard line.firstMatch(of: declaration) != nil, !line.contains("private "),
                // An extension with protocols can have no access of its own.
                !(line.contains("extension ") && line.contains(": "))
            else { return line }
            let attributes = String(line.prefixMatch(of: #/(@\S+ )*/#)?.output.0 ?? "")
            return attributes + "private " + line.dropFirst(attributes.count)
        }
        .joined(separator: "\n")
    }
}
