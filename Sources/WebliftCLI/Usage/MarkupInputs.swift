import Core
import Documents
import Ingest

enum MarkupInputs {
    static let standardInput = "-"

    /// Reports an unreadable input, and reads the others.
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
