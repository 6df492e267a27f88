import Foundation
import TestSupport
import Testing

/// Of the founding document on shadcn/ui, “CVA Variant System → SwiftUI Enums” and “Radix UI Primitives → SwiftUI Equivalents”.
@Suite("Registry items, from classes and parts to Swift")
struct ClassLookProgramTests {
    private let folder = TemporaryFolder()
    private static let button = """
        const buttonVariants = cva("inline-flex rounded-md text-sm font-medium disabled:opacity-50 [&_svg]:size-4", {
          variants: {
            variant: {
              default: "bg-primary text-primary-foreground hover:bg-primary/90",
              destructive: "bg-destructive text-white hover:bg-destructive/90",
              outline: "border bg-background shadow-xs dark:bg-input/30",
              ghost: "hover:bg-accent",
            },
            size: { default: "h-9 px-4 py-2", lg: "h-12 rounded-full px-6 text-base", icon: "size-9" },
          },
          compoundVariants: [{ variant: "ghost", size: "lg", className: "px-0" }],
          defaultVariants: { variant: "default", size: "default" },
        })
        export function Button(props: React.ComponentProps<"button"> & VariantProps<typeof buttonVariants>) { return null }
        """

    private static let theme = """
        {"name": "theme", "type": "registry:theme", "cssVars": {
          "light": {"radius": "10px", "primary": "#101010", "primary-foreground": "#fafafa", "background": "#ffffff",
            "foreground": "#202020", "accent": "#eeeeee", "destructive": "#b00020", "border": "#cccccc", "input": "#dddddd"},
          "dark": {"primary": "#f0f0f0", "primary-foreground": "#111111", "background": "#000000", "foreground": "#e0e0e0",
            "accent": "#222222", "destructive": "#ff6070", "border": "#333333", "input": "#444444"}
        }}
        """

    private static let parts: [(String, [String])] = [
        ("tabs", ["Tabs", "TabsList", "TabsTrigger", "TabsContent"]),
        ("select", ["Select", "SelectTrigger", "SelectValue", "SelectContent", "SelectItem"]),
        ("accordion", ["Accordion", "AccordionItem", "AccordionTrigger", "AccordionContent"]),
        ("radio-group", ["RadioGroup", "RadioGroupItem"]), ("toggle-group", ["ToggleGroup", "ToggleGroupItem"]),
        ("breadcrumb", ["Breadcrumb", "BreadcrumbList", "BreadcrumbItem", "BreadcrumbSeparator"]),
        ("dropdown-menu", ["DropdownMenu", "DropdownMenuTrigger", "DropdownMenuContent", "DropdownMenuItem"]),
    ]

    private static func item(_ name: String, _ code: String) throws -> String {
        let content = String(decoding: try JSONEncoder().encode(code), as: UTF8.self)
        return """
            {"name": "\(name)", "type": "registry:ui", "files": [{"path": "ui/\(name).tsx", "type": "registry:ui",
             "content": \(content)}]}
            """
    }

    private static func registry() throws -> String {
        let others = try parts.map { name, exports in
            let functions = exports.map {
                "export function \($0)({ ...props }: React.ComponentProps<typeof P.\($0)>) { return <P {...props} /> }"
            }
            return try item(name, functions.joined(separator: "\n"))
        }
        let items = [try item("button", button)] + others + [theme]
        return #"{"name": "acme", "items": [\#(items.joined(separator: ",\n"))]}"#
    }

    /// As the document has them: the variants of section 5, and the card and the field of its registry.
    private static let documented = #"""
        const buttonVariants = cva("inline-flex items-center justify-center rounded-md text-sm font-medium transition-colors", {
          variants: {
            variant: {
              default: "bg-primary text-primary-foreground hover:bg-primary/90",
              destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/90",
              outline: "border border-input bg-background hover:bg-accent",
              secondary: "bg-secondary text-secondary-foreground hover:bg-secondary/80",
              ghost: "hover:bg-accent hover:text-accent-foreground",
              link: "text-primary underline-offset-4 hover:underline",
            },
            size: { default: "h-10 px-4 py-2", sm: "h-9 rounded-md px-3", lg: "h-11 rounded-md px-8", icon: "h-10 w-10" },
          },
          defaultVariants: { variant: "default", size: "default" },
        })
        export function Button({ className, variant, size, ...props }: React.ComponentProps<"button"> & VariantProps<typeof buttonVariants>) {
          return <button className={cn(buttonVariants({ variant, size, className }))} {...props} />
        }
        """#

    private static let card = #"""
        function Card({ className, ...props }: React.ComponentProps<"div">) {
          return <div data-slot="card" className={cn("bg-card text-card-foreground flex flex-col gap-6 rounded-xl border py-6 shadow-sm", className)} {...props} />
        }
        function CardHeader({ className, ...props }: React.ComponentProps<"div">) {
          return <div data-slot="card-header" className={cn("px-6", className)} {...props} />
        }
        function CardContent({ className, ...props }: React.ComponentProps<"div">) {
          return <div data-slot="card-content" className={cn("px-6", className)} {...props} />
        }
        export { Card, CardHeader, CardContent }
        """#

    private static let input = #"""
        function Input({ className, type, ...props }: React.ComponentProps<"input">) {
          return <input type={type} className={cn(
            "border-input h-9 w-full rounded-md border bg-transparent px-3 py-1 text-base shadow-xs",
            "aria-invalid:border-destructive disabled:opacity-50", className)} {...props} />
        }
        export { Input }
        """#

    private static let documentedTheme = """
        {"name": "theme", "type": "registry:theme", "cssVars": {"light": {
          "background": "0 0% 100%", "foreground": "222.2 84% 4.9%", "card": "0 0% 100%", "card-foreground": "222.2 84% 4.9%",
          "primary": "222.2 47.4% 11.2%", "primary-foreground": "210 40% 98%", "secondary": "210 40% 96.1%",
          "secondary-foreground": "222.2 47.4% 11.2%", "accent": "210 40% 96.1%", "accent-foreground": "222.2 47.4% 11.2%",
          "destructive": "0 84.2% 60.2%", "destructive-foreground": "210 40% 98%", "border": "214.3 31.8% 91.4%",
          "input": "214.3 31.8% 91.4%", "radius": "0.5rem"
        }}}
        """

    private func text(of path: String) throws -> String { try folder.text("out/Sources/ShadcnUI/\(path)") }

    @Test(
        "“switch size”: what the classes of a value say is what its style draws, and repeated parts are data; it compiles",
        .startsCompiler
    )
    func generated() async throws {
        try folder.write(try Self.registry(), to: "r.json")
        let package = try await GeneratedPackage(["r.json"], in: folder)
        expect(
            try text(of: "DesignTokens/Components/ButtonTokens.swift"),
            has: [
                "minimumHeight: ButtonComponentTokens.sizeLgHeight", "cornerRadius: ButtonComponentTokens.sizeLgRadius",
                "background: ButtonComponentTokens.variantDefaultBackground,",
                "backgroundPressed: ButtonComponentTokens.variantGhostBackgroundHover",
                "if variant == .ghost, size == .large { styles",
            ]
        )
        expect(
            try text(of: "DesignTokens/Generated/ButtonComponentTokens.swift"),
            has: [
                "static let radius: CGFloat = ShadcnAliases.radius - 2", "static let sizeLgHeight: CGFloat = 48",
                "static let variantDefaultBackground: Color = ShadcnAliases.primary\n",
                "static let variantGhostSizeLgPaddingInline: CGFloat = 0",
            ]
        )
        let tabs = try text(of: "SwiftUI/ShadcnTabs+SwiftUI.swift")
        expect(tabs, has: ["private let tabs: [ShadcnTabsTrigger]", "Binding private var selection"])
        for name in ["Select", "RadioGroup", "ToggleGroup"] {
            let view = try text(of: "SwiftUI/Shadcn\(name)+SwiftUI.swift")
            expect(view, has: ["options: [Shadcn\(name)Item]", "selection: Binding<"])
            #expect(!view.contains("TODO(weblift)"), "\(name)")
        }
        let accordion = try text(of: "SwiftUI/ShadcnAccordionItem+SwiftUI.swift")
        #expect(accordion.contains("@ViewBuilder label:") && !accordion.contains("let trigger"))
        try await package.expectTypes(.usual)
    }

    @Test("without a theme there are sizes and no colors; what is not drawn is told once for a component")
    func withoutTheme() async throws {
        try folder.write(try Self.item("button", Self.button), to: "r.json")
        let run = try await folder.run(["generate", "r.json", "--out", "out"]).exits(0)
        let tokens = try text(of: "DesignTokens/Generated/ButtonComponentTokens.swift")
        #expect(tokens.contains("sizeLgHeight: CGFloat = 48") && !tokens.contains("variantDefaultBackground"))
        let told = run.errorText.split(separator: "\n")
        #expect(told.count { $0.contains("[tokens.class]") } == 1)
        #expect(told.count { $0.contains("[tokens.class-color]") && $0.contains("`primary`") } == 1)
        #expect(!run.errorText.contains("tokens.undrawn") && !run.errorText.contains("tokens.missing-value"))
    }

    @Test(
        "“cva(…)” of the document, and a card and a field with classes alone, have their look in both template sets; it compiles",
        .startsCompiler,
        arguments: ["elevate", "native"]
    )
    func documented(templateSet: String) async throws {
        let items = try [
            Self.item("button", Self.documented), Self.item("card", Self.card), Self.item("input", Self.input),
            Self.documentedTheme,
        ]
        try folder.write(#"{"name": "acme", "items": [\#(items.joined(separator: ",\n"))]}"#, to: "r.json")
        let package = try await GeneratedPackage(["r.json"], templateSet: templateSet, in: folder)
        for (component, lines) in [
            (
                "Button",
                [
                    "sizeLgHeight: CGFloat = 44", "sizeIconHeight: CGFloat = 40",
                    "sizeDefaultPaddingInline: CGFloat = 16",
                    "variantDestructiveBackground: Color = ShadcnAliases.destructive",
                    "variantLinkText: Color = ShadcnAliases.primary",
                ]
            ),
            (
                "Card",
                [
                    "background: Color = ShadcnAliases.card", "borderWidth: CGFloat = 1",
                    "paddingBlock: CGFloat = 24", "radius: CGFloat = ShadcnAliases.radius + 4",
                ]
            ),
            (
                "Input",
                [
                    "border: Color = ShadcnAliases.input", "borderWidth: CGFloat = 1", "height: CGFloat = 36",
                    "paddingInline: CGFloat = 12", "borderInvalid: Color = ShadcnAliases.destructive",
                ]
            ),
        ] {
            let tokens = try text(of: "DesignTokens/Generated/\(component)ComponentTokens.swift")
            expect(tokens, has: lines.map { "static let \($0)\n" }, component)
        }
        try await package.expectTypes(.usual)
    }
}
