import Core
import Documents

/// Templates that nobody would write.
enum HostileTemplates {
    static func errors(in bytes: [UInt8], mode: TemplateMode = .strict) -> [Diagnostic] {
        var bag = DiagnosticBag()
        _ = Template(SourceFile(path: SourcePath("hostile"), bytes: bytes), mode: mode, into: &bag)
        return bag.sorted
    }

    static let large: [(name: String, text: String)] = [
        ("sections in sections", repeated("{{#a}}", 100_000) + repeated("{{/a}}", 100_000)),
        ("sections without ends", repeated("{{#a}}", 100_000)),
        ("ends without sections", repeated("{{/a}}", 100_000)),
        ("ends of other sections", repeated("{{#a}}{{/b}}", 50_000)),
        ("openings", repeated("{{", 200_000)),
        ("openings and one end", repeated("{{", 200_000) + "}}"),
        ("braces", repeated("{", 400_001)),
        ("closings", repeated("}", 400_000) + "{{"),
        ("delimiters without ends", repeated("{{=", 150_000)),
        ("comments without ends", repeated("{{!", 150_000)),
        ("delimiters that nearly match", "{{=aaaaaaaaaaaaaaab b=}}" + repeated("a", 400_000) + "b"),
        ("blanks before tags", repeated(" ", 200_000) + repeated("{{a}} ", 50_000) + "{{"),
        ("blank lines in blocks", "{{<a}}" + repeated("{{$b}}\n", 100) + repeated("\n", 200_000)),
        ("blocks of a parent", "{{<a}}" + repeated("{{$b}}\n{{/b}}", 20_000) + "{{/a}}"),
        ("parts of a name", "{{" + repeated("a.", 200_000) + "a}}"),
        ("parents in parents", repeated("{{<a}}{{$b}}", 20_000)),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
