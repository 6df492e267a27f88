import Documents
import Testing

@testable import Generate

@Suite("Previews that show examples")
struct ExamplePreviewTests {
    private static func example(_ body: String..., state: [String] = [], title: String? = nil) -> PreviewExample {
        PreviewExample(title: title, code: SwiftUIExample(state: state, body: body))
    }

    private static func previews(_ examples: [PreviewExample]) -> [TemplateValue] {
        let fields = ExamplePreviews(examples: examples).fields
        guard case .list(let list)? = fields.first(where: { $0.0 == TemplateKey("documented") })?.1 else { return [] }
        return list
    }

    private static func text(_ value: TemplateValue, _ key: TemplateKey) -> String? {
        guard case .object(let object) = value, case .string(let text)? = object[key] else { return nil }
        return text
    }

    @Test("one that speaks of data that a caller would bring says so")
    func data() {
        let shown = Self.previews([
            Self.example("XList([ExampleItem()])", state: ["@State private var text: String = \"\""]),
            Self.example("X()"),
        ])
        let flags = shown.map { value -> [TemplateValue?] in
            guard case .object(let object) = value else { return [] }
            return [object["needsItem"], object["hasState"]]
        }
        #expect(flags == [[.boolean(true), .boolean(true)], [.boolean(false), .boolean(false)]])
    }

    @Test("none is called like something that an example speaks of")
    func names() {
        let shown = Self.previews([Self.example("Example2()"), Self.example("ShownExample1()")])
        #expect(shown.map { Self.text($0, "name") } == ["ShownShownExample1", "ShownShownExample2"])
    }

    @Test("what a source calls it is a literal")
    func titles() {
        let shown = Self.previews([Self.example("X()", title: "a \"b\" \\(c)"), Self.example("X()")])
        guard case .object(let first)? = shown.first, case .object(let second)? = shown.last else {
            return #expect(Bool(false), "no objects")
        }
        #expect(first["title"].map { Self.text($0, "text") } == #""a \"b\" \\(c)""#)
        #expect(second["title"] == .null)
    }
}
