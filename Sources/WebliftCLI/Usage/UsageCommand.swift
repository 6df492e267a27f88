import AppCode
import Core
import Documents
import Generate
import Ingest
import Package
import SwiftModel
import Translate
import WebModel

enum UsageCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown, sarif, github
    }

    private static let format = Option.format(
        Format.self,
        "text (default); json, for programs; markdown: markup and Swift side by side; with --check also sarif, and github: annotations of a workflow"
    )
    private static let check = GenerateCommand.check.saying(
        "translate nothing; print what is wrong with the examples, and exit with 1 where anything is"
    )

    static let name = "usage"
    static let summary = "translate HTML examples of components to SwiftUI and UIKit, and check them"
    static let usage = "usage FILE|FOLDER|-… [--input PATH…] [--format FORMAT] [--check] [options]"
    static let options = [format, check, Option.full, Option.input, Option.config, Option.matrix]
    static let remarks = """
        Examples are pages of HTML, and fences of HTML in Markdown and MDX; “-” is what comes in. What each attribute and each
        slot is in Swift, the matrix says, and so does its section HTML of the elements around components. What can't be
        written in Swift is listed with the reason, and never guessed. What the page's own script does stands as a TODO.
        An example is wrong where it names an element, an attribute, a slot, a value or an event that the library does not
        have, where an attribute is there twice, where a value is of another type, where a component isn't closed or lacks
        what it needs, and where what it uses is deprecated.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard !arguments.inputs.isEmpty else {
            throw UsageError("usage needs a FILE or a FOLDER with examples", suggestion: "“-” reads what comes in")
        }
        let format = arguments.choice(format) ?? Format.text
        let isCheck = arguments.has(check)
        if !isCheck, format == .sarif || format == .github {
            throw UsageError("--format \(format.rawValue) prints what is wrong", suggestion: "add --check")
        }
        let project = try Project(arguments)
        let inputs = try Inputs(named: arguments.all(.input), project)
        let sources = MarkupInputs.read(arguments.inputs, into: &session.diagnostics)
        // Other diagnostics of a library are reported by other commands.
        var told = DiagnosticBag()
        let package = GenerateOutput.ledger(of: project)
        let translated = TranslatedLibrary(inputs, Matrices(project), keeping: package?.packageNames?.tags, into: &told)
        session.diagnostics.add(contentsOf: told.errors)
        let examples = Pipeline.examples(
            in: sources,
            of: translated.library,
            // Arguments keep the order that they have in the package that is there already.
            translated.translation.keeping(package?.order ?? MemberOrder()),
            translated.translator.html,
            into: &session.diagnostics
        )
        let findings = UsageFindings(examples, isCheck: isCheck)
        switch format {
        // A check has ordinary diagnostics for people, and forms of other programs.
        case .text where isCheck, .markdown where isCheck: break
        case .text: session.show(UsageText(palette: session.outputPalette).print(examples), keepingLast: 1)
        case .markdown: session.write(UsageMarkdown.print(examples))
        case .json: session.write(UsageJSON.print(examples))
        case .sarif: session.write(DiagnosticSARIF.print(findings.diagnostics))
        case .github: session.write(DiagnosticGitHub.print(findings.diagnostics))
        }
        session.close(isCheck ? findings.summary : UsageText.summary(examples))
        for finding in findings.diagnostics { session.diagnostics.add(finding) }
        return session.finish()
    }
}

/// Translating alone makes warnings of mistakes, and tells parts that are not in Swift.
struct UsageFindings {
    let examples: [TranslatedMarkup]
    let diagnostics: [Diagnostic]

    init(_ examples: [TranslatedMarkup], isCheck: Bool) {
        self.examples = examples
        let findings = examples.flatMap(\.findings).map { finding in
            var finding = finding
            if !isCheck, finding.severity == .error { finding.severity = .warning }
            return finding
        }
        let absences = isCheck ? [] : examples.filter { !$0.tags.isEmpty }.flatMap(\.absences).map(Self.diagnostic)
        diagnostics = (findings + absences).sorted()
    }

    /// `--werror usage.not-translated` asks for all examples.
    private static func diagnostic(_ absence: TranslatedMarkup.Absence) -> Diagnostic {
        Diagnostic(
            absence.isDecided ? .note : .warning,
            absence.isDecided ? .usageLeftOut : .usageNotTranslated,
            "\(absence.subject): \(absence.reason)",
            at: absence.place
        )
    }

    var summary: String {
        let used = examples.filter { !$0.tags.isEmpty }
        let sound = used.count(where: \.isSound)
        let wrong = used.count - sound
        return "\(Count.of("example", used.count)): \(sound) right, \(wrong) wrong"
    }
}

enum UsageMarkdown {
    static func print(_ examples: [TranslatedMarkup]) -> [UInt8] {
        var lines = ["# Examples in Swift", ""]
        var file: String?
        for example in examples where !example.tags.isEmpty {
            if example.place.file.published != file {
                file = example.place.file.published
                lines += ["## \(code(example.place.file.published))", ""]
            }
            lines += self.lines(example)
        }
        while lines.last == "" { lines.removeLast() }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(_ example: TranslatedMarkup) -> [String] {
        var lines = ["### Line \(example.place.line): \(example.tags.map { code($0) }.joined(separator: ", "))", ""]
        lines += MarkdownFence.lines("html", MarkupLines.shown(example.markup)) + [""]
        if let swiftUI = example.swiftUI {
            lines += MarkdownFence.lines("swift", swiftUI.lines) + [""]
            lines += MarkdownFence.lines("swift", example.uiKit) + [""]
        }
        let absences = example.absences.map { absence in
            let word = absence.isDecided ? "left out" : "**not translated**"
            return "- \(code(absence.subject)) is \(word): \(MarkdownCell.sentence(absence.reason).text)"
        }
        return absences.isEmpty ? lines : lines + absences + [""]
    }

    private static func code(_ text: String) -> String { MarkdownCell.span(TerminalText.line(text)) }
}

/// Examples in files and folders, or from standard input.
enum MarkupInputs {
    static let standardInput = "-"

    /// Reads markup from files and standard input. An unreadable input is reported, the others are read all the same.
    static func read(_ inputs: [String], into diagnostics: inout DiagnosticBag) -> [MarkupFragment] {
        var files = Ingestion.files(at: inputs.filter { $0 != standardInput }, for: .markup, into: &diagnostics)
        if inputs.contains(standardInput), let file = standardFile(into: &diagnostics) { files.append(file) }
        let fragments = files.flatMap { file -> [MarkupFragment] in
            guard let source = MarkupSource(file, into: &diagnostics) else { return [] }
            return isMarkdown(file) ? MarkupFences.fragments(of: source) : [MarkupFragment(source)]
        }
        if fragments.isEmpty, !diagnostics.hasErrors {
            diagnostics.warning(
                .usageNothing,
                "there is no example in what was given",
                at: files.count == 1 ? .start(of: files[0].path) : nil
            )
        }
        return fragments
    }

    private static func isMarkdown(_ file: SourceFile) -> Bool {
        let name = file.path.published.lowercased()
        if [".md", ".mdx", ".markdown"].contains(where: name.hasSuffix) { return true }
        if [".html", ".htm"].contains(where: name.hasSuffix) { return false }
        // Text that begins like a page or an element is one.
        return file.bytes.first { $0 > 0x20 } != UInt8(ascii: "<") && file.bytes.contains { $0 == UInt8(ascii: "`") }
    }

    private static func standardFile(into diagnostics: inout DiagnosticBag) -> SourceFile? {
        let path = SourcePath("<stdin>")
        do throws(SystemError) {
            guard
                let bytes = try FileReader.contents(of: STDIN_FILENO, expecting: 0, atMost: MarkupSource.largestSize)
            else {
                let limit = MarkupSource.largestSize >> 20
                diagnostics.error(
                    .inputTooLarge,
                    "more than \(limit) MiB come in; nothing is read",
                    at: .start(of: path)
                )
                return nil
            }
            return SourceFile(path: path, bytes: bytes)
        } catch {
            diagnostics.error(.inputUnreadable, "this can't be read: \(error.reason)", at: .start(of: path))
            return nil
        }
    }
}
