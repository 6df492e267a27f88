import Core
import Ingest

/// Registry items that a test writes down, in the form that shadcn/ui publishes.
enum RegistryFixture {
    static func item(_ code: String, name: String = "thing", beside: String = "") -> String {
        let content = String(decoding: JSONWriter.bytes(.compact) { $0.string(code) }, as: UTF8.self)
        return #"""
            {"$schema":"https://ui.shadcn.com/schema/registry-item.json","name":"\#(name)","type":"registry:ui","files":
            [{"path":"ui/\#(name).tsx","type":"registry:ui","content":\#(content)}]\#(beside)}
            """#
    }

    static func read(_ code: String, beside: String = "") -> ManifestFixture { read(json: item(code, beside: beside)) }

    static func read(json texts: String...) -> ManifestFixture {
        ManifestFixture(files: texts.enumerated().map { SourceFile(path: SourcePath("r\($0).json"), text: $1) })
    }

    /// Two components with variants and parts, as people write them.
    static let pill = #"""
        import * as React from "react"

        const pillVariants = cva("inline-flex  items-center", {
          variants: {
            variant: {
              default: "bg-primary text-primary-foreground",
              danger: ["bg-danger", "text-white"],
            },
            size: { default: "h-9 px-4 py-2", "extra-large": `h-12 px-6` },
            wide: { true: "w-full", false: "" },
            level: { 1: "a", 2: "b" },
          },
          compoundVariants: [{ variant: "danger", size: "default", className: "font-bold" }],
          defaultVariants: { variant: "default", wide: false },
        })

        /** Starts something. */
        function Pill({
          className,
          size = "default",
          busy = false,
          ...props
        }: React.ComponentProps<"button"> & VariantProps<typeof pillVariants> & {
            /** Whether it waits. */
            busy?: boolean
            onHold?: (milliseconds: number) => void
          }) {
          return <button className={pillVariants({ size })} {...props}>Don't {busy ? "wait" : null}</button>
        }

        export { Pill, pillVariants }
        """#
}
