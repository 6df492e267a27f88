import Core
import Ingest
import Testing
import WebModel

/// Of the founding document on shadcn/ui, the sections “Compound Components” and “CVA Variant System”.
@Suite("Parts of a registry item that stand for the whole")
struct StandingPartTests {
    private static let sheet = """
        const Sheet = SheetPrimitive.Root
        const SheetTrigger = SheetPrimitive.Trigger
        const sheetVariants = cva("bg-background p-6 shadow-lg", {
          variants: { side: { top: "border-b", right: "border-l" } }, defaultVariants: { side: "right" } })
        interface SheetContentProps extends React.ComponentPropsWithoutRef<typeof SheetPrimitive.Content>,
          VariantProps<typeof sheetVariants> {}
        const SheetContent = React.forwardRef<HTMLDivElement, SheetContentProps>(
          ({ side = "right", className, children, ...props }, ref) => (
            <SheetPortal><SheetPrimitive.Content ref={ref} className={cn(sheetVariants({ side }), "gap-4", className)} /></SheetPortal>
          ))
        export { Sheet, SheetTrigger, SheetContent }
        """

    @Test("variants and classes of the content are those of the whole")
    func content() throws {
        let fixture = RegistryFixture.read(Self.sheet)
        let component = try fixture.component("shadcn-sheet")
        #expect(component.properties.map(\.name) == ["side"])
        #expect(component.properties[0].type?.shape == .enumeration(["top", "right"]))
        #expect(component.properties[0].defaultValue == #""right""#)
        let lists = component.classLists.map { list in
            list.conditions.map { "\($0.property)=\($0.value): " }.joined() + list.classes
        }
        #expect(lists == ["bg-background p-6 shadow-lg", "side=top: border-b", "side=right: border-l", "gap-4"])
        #expect(!fixture.diagnostics.contains { $0.message.contains("of its own") })
    }

    @Test("properties of the trigger are those of the whole, and its classes go before those of the content")
    func trigger() throws {
        let json = """
            function Select({ ...props }: React.ComponentProps<typeof P.Root> & { open?: boolean }) { return <P.Root {...props} /> }
            function SelectTrigger({ className, size = "default", ...props }: React.ComponentProps<typeof P.Trigger> & {
              size?: "sm" | "default"
              open?: string
            }) { return <P.Trigger className={cn("h-9 rounded-md", className)} {...props} /> }
            function SelectContent({ ...props }: React.ComponentProps<typeof P.Content> & { onClose?: () => void }) {
              return <P.Portal><P.Content className="shadow-md" {...props} /></P.Portal>
            }
            export { Select, SelectTrigger, SelectContent }
            """
        let fixture = RegistryFixture.read(json)
        let component = try fixture.component("shadcn-select")
        #expect(component.properties.map(\.name) == ["open", "size"])
        #expect(component.properties[0].type?.description.contains("boolean") == true)
        #expect(component.properties[1].defaultValue == #""default""#)
        #expect(component.events.map(\.name) == ["close"])
        #expect(component.classLists.map(\.classes) == ["h-9 rounded-md"])
        #expect(fixture.diagnostics.contains { $0.message.contains("“SelectTrigger” has `open` and so has “Select”") })
    }

    @Test("the whole keeps its own classes")
    func own() throws {
        let json = """
            export function Card() { return <div className="rounded-xl border" /> }
            export function CardContent() { return <div className="px-6" /> }
            """
        let component = try RegistryFixture.read(json).component("shadcn-card")
        #expect(component.classLists.map(\.classes) == ["rounded-xl border"])
    }
}
