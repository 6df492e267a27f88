import Core
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("Registry items that were made to hurt", .ends(within: .seconds(300)))
struct HostileRegistryTests {
    @Test(
        "code that never ends, or that is no code, ends nothing, and what stands before it is read",
        arguments: [
            "const v = cva(\"a", "const v = cva(\"\", { variants: { a: { b: \"", "const v = cva(", "/* never",
            "`never ${", "<div>it's (", "\"", "export {", "export { Box as", "export default", "export class",
            "function", "const X = /[\"'(]/", "type X = {", "interface Y extends", "const B: React.FC<",
            "export const C = React.forwardRef<", "}}}))]]", "export function D({ a = ", "\u{0}\u{FEFF}",
        ]
    )
    func unfinished(code: String) throws {
        let fixture = RegistryFixture.read("export function Box(props: { size: string }) {}\n" + code)
        #expect(try fixture.component("shadcn-box").properties.map(\.name) == ["size"])
    }

    @Test("nesting without end is not followed: in literals, in types, and in names that lead to each other")
    func deep() throws {
        let nested = String(repeating: "[", count: 100_000)
        _ = RegistryFixture.read("const v = cva(\(nested)\nexport function Box(props: VariantProps<typeof v>) {}")
        let closed = String(repeating: "{a:", count: 5_000) + "1" + String(repeating: "}", count: 5_000)
        let text = "const v = cva(\"\", \(closed))\nexport function Box(props: VariantProps<typeof v>) {}"
        let fixture = RegistryFixture.read(text)
        #expect(fixture.ids.contains(.registryNoLiteral))
        let doubling = (0..<60).map { "type T\($0) = T\($0 + 1) & T\($0 + 1)" }.joined(separator: "\n")
        let source = "\(doubling)\ntype T60 = T0\nexport function Box(props: T0 & { a: string }) {}"
        let names = RegistryFixture.read(source)
        #expect(try names.component("shadcn-box").slots.isEmpty)
        let type = String(repeating: "{ a: ", count: 2_000) + "string" + String(repeating: "}", count: 2_000)
        #expect(RegistryFixture.read("export function Box(props: \(type)) {}").ids == [.typeTooDeep])
    }

    @Test("huge lists are read in a time that grows with them, or not at all")
    func large() throws {
        func box(_ base: String, _ values: Int) throws -> ManifestFixture {
            let values = (0..<values).map { "v\($0): \"\"" }.joined(separator: ", ")
            let variants = "const v = cva(\"\(base)\", { variants: { a: { \(values) } } })"
            return RegistryFixture.read("\(variants)\nexport function Box(props: VariantProps<typeof v>) {}")
        }
        let classes = (0..<40_000).map { "c\($0)" }.joined(separator: " ")
        let wide = try box(classes, 900)
        #expect(try wide.component("shadcn-box").properties.map(\.name) == ["a"] && wide.ids == [.registryTooLarge])
        let high = try box("", 15_000)
        #expect(try high.component("shadcn-box").properties.isEmpty && high.ids == [.registryTooLarge])
        let members = (0..<5_000).map { "a\($0): 1" }.joined(separator: "; ")
        let users = (0..<200).map { "export function B\($0)b(props: T) {}" }.joined(separator: "\n")
        let crowd = RegistryFixture.read("type T = { \(members) }\n\(users)")
        #expect(crowd.library.components.count == 200 && Set(crowd.ids) == [.registryTooLarge])
        let exports = (0..<1_200).map { "export function B\($0)b() {}" }.joined(separator: "\n")
        let many = RegistryFixture.read(exports)
        #expect(many.library.components.count == 200 && many.ids == [.registryTooLarge])
        let long = RegistryFixture.read("export function Box() {}\n" + String(repeating: "// words\n", count: 120_000))
        #expect(long.library.components.isEmpty && long.ids.contains(.registryTooLarge))
    }

    @Test(
        "values of the wrong kind are told or passed over, and the other items are read",
        arguments: [
            #"{"name":1,"type":"registry:ui"}"#, #"{"name":"a","type":"registry:ui","files":{}}"#,
            #"{"name":"a","type":"registry:ui","files":[1,null,{}]}"#,
            #"{"name":"a","type":"registry:ui","files":[{"path":1,"content":2}]}"#,
            #"{"name":"a","type":"registry:ui","files":[{"path":"a.tsx","content":["x"]}]}"#,
            #"{"name":"a","type":"registry:ui","registryDependencies":{"a":1},"cssVars":[1]}"#,
            #"{"name":"../../a\u0000","type":"registry:ui","files":[{"path":"../../../etc/a\u0007.tsx","content":"export const x"}]}"#,
        ]
    )
    func wrongKinds(item: String) throws {
        let good = RegistryFixture.item("export function Box() {}")
        let fixture = RegistryFixture.read(json: #"{"items":[\#(item),\#(good)]}"#)
        #expect(fixture.library.components.map(\.tag) == ["shadcn-box"])
        #expect(fixture.diagnostics.allSatisfy { $0.severity != .error })
        #expect(!fixture.diagnostics.contains { $0.location?.description.contains("..") == true })
    }

    @Test("a file that is not UTF-8 is an error, and nothing of it is read")
    func notUTF8() {
        var bytes = Array(RegistryFixture.item("export function Box() {}").utf8)
        bytes.insert(0xFF, at: bytes.count - 10)
        let fixture = ManifestFixture("r.json", bytes: bytes)
        #expect(fixture.library.components.isEmpty)
        #expect(fixture.diagnostics.contains { $0.severity == .error })
    }

    @Test("wherever the code is cut, reading it ends, and twice with the same")
    func cut() {
        let bytes = Array(RegistryFixture.pill.utf8)
        for end in stride(from: 0, to: bytes.count, by: 11) {
            let code = String(decoding: bytes[..<end], as: UTF8.self)
            let first = RegistryFixture.read(code)
            let second = RegistryFixture.read(code)
            #expect(first.library == second.library && first.ids == second.ids)
        }
    }
}
