/// A small Swift file in which each kind of list can be written with any elements.
enum SwiftSample: String, CaseIterable {
    case parameters, arguments, inlineArguments, cases, properties, functions, array, inlineArray, dictionary
    case sections, assignments, points, imports

    struct Element: Equatable {
        var name: String
        var value: Int
    }

    /// Every list is in a file with something before and behind it.
    func text(_ elements: [Element]) -> String {
        switch self {
        case .parameters:
            file("    init(\n" + commas(elements) { "        \($0.name): Int = \($0.value)" } + "    ) {\n    }\n")
        case .arguments:
            file("    let list = make(\n" + commas(elements) { "        \($0.name): \($0.value)" } + "    )\n")
        case .inlineArguments:
            file("    let list = make(" + elements.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")\n")
        case .cases:
            file("    enum List: Int {\n" + lines(elements) { "        case \($0.name) = \($0.value)" } + "    }\n")
        case .properties: file(lines(elements) { "    var \($0.name) = \($0.value)" })
        case .functions:
            file(elements.map { "    func \($0.name)() {\n        f(\($0.value))\n    }\n" }.joined(separator: "\n"))
        case .array:
            file("    let list = [\n" + lines(elements) { "        .\($0.name)(\($0.value))," } + "    ]\n")
        case .inlineArray:
            file("    let list = [" + elements.map { ".\($0.name)(\($0.value))" }.joined(separator: ", ") + "]\n")
        case .dictionary:
            file("    let list = [\n" + commas(elements) { "        \"\($0.name)\": \($0.value)" } + "    ]\n")
        case .sections:
            file(
                "    func list() {\n        switch it {\n"
                    + lines(elements) { "        case .\($0.name):\n            f(\($0.value))" }
                    + "        default:\n            break\n        }\n    }\n"
            )
        case .assignments:
            file("    init() {\n" + lines(elements) { "        self.\($0.name) = \($0.value)" } + "    }\n")
        case .points:
            file(
                "    /// - Parameters:\n" + lines(elements) { "    ///   - \($0.name): The \($0.value)." }
                    + "    func list() {\n    }\n"
            )
        case .imports: elements.map { "import M\($0.name)\n" }.joined() + "\n" + file("    var one = 1\n")
        }
    }

    /// Imports have a name and nothing more.
    var hasValues: Bool { self != .imports }

    private func file(_ content: String) -> String {
        "/// A.\nstruct A {\n    let before = 0\n\n" + content + "\n    let behind = 0\n}\n"
    }

    private func lines(_ elements: [Element], _ line: (Element) -> String) -> String {
        elements.map { line($0) + "\n" }.joined()
    }

    private func commas(_ elements: [Element], _ line: (Element) -> String) -> String {
        elements.map(line).joined(separator: ",\n") + "\n"
    }
}
