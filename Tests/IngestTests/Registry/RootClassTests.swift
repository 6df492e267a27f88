import Core
import Ingest
import TestSupport
import Testing
import WebModel

/// Of the founding document on shadcn/ui, the sections “Tailwind Utility-First” and “The cn() Utility Pattern”.
@Suite("Classes of the element that a component returns")
struct RootClassTests {
    private static func classes(_ code: String) throws -> [String] {
        try RegistryFixture.read(code).component("shadcn-box").classLists.map(\.classes)
    }

    @Test(
        "“<div className=…>”: texts of the attribute are read in every way in which they are written",
        arguments: [
            #"return <div className="p-4 rounded-lg" {...props} />"#,
            #"return <div data-slot="box" className={"p-4 rounded-lg"} />"#,
            "return <div className={`p-4 rounded-lg`} />",
            #"return (<div className='p-4 rounded-lg'>Don't</div>)"#,
            "return <div className=\"p-4\n   rounded-lg\">x</div>",
            #"return <div onClick={() => a > b} className={cn("p-4 rounded-lg", className)} />"#,
            #"return <div className={twMerge(clsx(["p-4 rounded-lg"], props.className))} />"#,
            #"return <P.Root ref={ref} className={cn("p-4 rounded-lg", className)}><b className="x" /></P.Root>"#,
            #"return (<Ctx.Provider value={{ a: 1 }}><div className="p-4 rounded-lg" /></Ctx.Provider>)"#,
            #"return <><div className="p-4 rounded-lg" /></>"#,
            #"if (a) return <b className="a" />; if (b) { return <b className="b" /> }; return <i className="p-4 rounded-lg" />"#,
            "const x = useX()\n  return <i className=\"p-4 rounded-lg\" />",
            #"const y = items.map(() => { return <b className="b" /> }); return <i className="p-4 rounded-lg" />"#,
        ]
    )
    func forms(body: String) throws {
        let function = "export function Box({ className, ...props }: React.ComponentProps<\"div\">) { \(body) }"
        #expect(try Self.classes(function) == ["p-4 rounded-lg"])
        let constant = """
            const Box = React.forwardRef<HTMLDivElement, React.HTMLAttributes<HTMLDivElement>>(({ className, ...props }, ref) => {
              \(body)
            })
            Box.displayName = "Box"
            export { Box }
            """
        #expect(try Self.classes(constant) == ["p-4 rounded-lg"])
    }

    @Test("an arrow leads to the element, with parentheses or without")
    func arrows() throws {
        let short = #"export const Box = ({ className }) => <div className={cn("p-4", className)} />"#
        #expect(try Self.classes(short) == ["p-4"])
        #expect(try Self.classes(#"export const Box = (props) => ( <div className="p-4" />)"#) == ["p-4"])
    }

    @Test("“cn('text-sm', isLarge && 'text-lg')”: what depends on something is told once, and the rest is read")
    func conditional() throws {
        let json = """
            export function Box({ isLarge, className }: { isLarge?: boolean }) {
              return <div className={cn("text-sm", isLarge && "text-lg", { "p-4": isLarge }, `m-${x}`, "gap-2", className)} />
            }
            """
        let fixture = RegistryFixture.read(json)
        #expect(try fixture.component("shadcn-box").classLists.map(\.classes) == ["text-sm", "gap-2"])
        #expect(fixture.ids == [.registryNoLiteral])
        let told = try fixture.diagnostic(.registryNoLiteral)
        #expect(told.location?.description == "r0.json/ui/thing.tsx:2:40")
        #expect(told.severity == .note && told.notes.map(\.message) == ["so are those of 2 more arguments"])
    }

    @Test("classes beside a call of the variants are read, and the variants once")
    func variants() throws {
        let fixture = RegistryFixture.read(
            RegistryFixture.pill.replacing(
                "{pillVariants({ size })}",
                with: "{cn(pillVariants({ size }), \"gap-2\", className)}"
            )
        )
        let all = try fixture.component("shadcn-pill").classLists.filter(\.conditions.isEmpty).map(\.classes)
        #expect(all == ["inline-flex items-center", "gap-2"] && fixture.ids == [])
    }

    @Test("“hostile class lists are bounded”: lists without end are cut, and told")
    func bounds() throws {
        let many = (0..<2_000).map { "\"c\($0)\"" }.joined(separator: ", ")
        let nested = String(repeating: "cn(", count: 3_000) + "\"a\"" + String(repeating: ")", count: 3_000)
        let long = "\"" + String(repeating: "x ", count: 40_000) + "\""
        for list in ["cn(\(many))", nested, "cn(\(long))"] {
            let fixture = RegistryFixture.read("export function Box() { return <div className={\(list)} /> }")
            #expect(fixture.ids == [.registryTooLarge])
            #expect(try fixture.component("shadcn-box").classLists.count < 1_000)
        }
        let wrapped = String(repeating: "<A.Provider>", count: 5_000) + "<div className=\"a\" />"
        #expect(try Self.classes("export function Box() { return \(wrapped) }") == [])
    }
}
