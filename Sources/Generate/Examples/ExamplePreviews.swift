import Documents
import SwiftModel

/// The previews of a component that show examples of its documentation, each a view of its own with its state.
struct ExamplePreviews {
    let examples: [PreviewExample]

    var isEmpty: Bool { examples.isEmpty }

    var fields: [(TemplateKey, TemplateValue)] {
        [("documented", .list(examples.enumerated().map(example))), ("hasDocumented", .boolean(!isEmpty))]
    }

    private func example(_ index: Int, _ example: PreviewExample) -> TemplateValue {
        let name = "\(stem)\(index + 1)"
        let title = example.title.map { SwiftStringLiteral($0).description }
        return [
            "name": .string(name),
            "title": title.map { ["text": .string($0)] } ?? .null,
            "needsItem": .boolean(example.code.needsItem),
            "state": .lines(example.code.state),
            "hasState": .boolean(!example.code.state.isEmpty),
            "body": .lines(example.code.body),
            "hasNext": .boolean(index + 1 < examples.count),
        ]
    }

    /// Beginning of the names of the views: text that no example speaks of.
    private var stem: String {
        let lines = examples.flatMap(\.code.lines)
        var stem = "Example"
        while lines.contains(where: { line in examples.indices.contains { line.contains("\(stem)\($0 + 1)") } }) {
            stem = "Shown" + stem
        }
        return stem
    }
}

package struct PreviewExample: Sendable, Hashable {
    package let title: String?
    package let code: SwiftUIExample

    package init(title: String?, code: SwiftUIExample) {
        self.title = title
        self.code = code
    }
}

package struct SwiftUIExample: Sendable, Hashable {
    package let state: [String]
    package let body: [String]

    package init(state: [String], body: [String]) {
        self.state = state
        self.body = body
    }

    package var lines: [String] { state + (state.isEmpty ? [] : [""]) + body }

    /// Whether it speaks of data that a caller would bring.
    var needsItem: Bool { (state + body).contains { $0.contains("ExampleItem()") } }
}
