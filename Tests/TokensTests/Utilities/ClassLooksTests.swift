import Core
import TestSupport
import Testing
import Tokens

/// Of the founding document on shadcn/ui, “Tailwind Utility-First → SwiftUI Modifiers” and “CVA Variant System”.
@Suite("Looks of classes of Tailwind")
struct ClassLooksTests {
    private static let place = SourceLocation(file: SourcePath("b.tsx"), line: 1, column: 1)

    /// The tokens that lists of classes make, as `name = value`, and what is told.
    private struct Made {
        var tokens: [String: String] = [:]
        var told: [String] = []

        /// Lists are for the value in front of a colon and a space: `size=lg: px-4`.
        init(
            _ lists: String...,
            isControl: Bool = true,
            known: Set<String> = ["primary", "radius", "foreground", "border"]
        ) {
            self.init(lists, isControl: isControl, known: known)
        }

        init(_ lists: [String], isControl: Bool = true, known: Set<String>) {
            let lists = lists.map { text -> ClassLooks.List in
                guard let colon = text.firstRange(of: ": ") else { return .init(text, where: [], at: place) }
                let values = text[..<colon.lowerBound].split(separator: ",").map { value in
                    let parts = value.split(separator: "=").map(String.init)
                    return TokenUse.Value(property: parts[0], value: parts[1])
                }
                return .init(String(text[colon.upperBound...]), where: values, at: place)
            }
            var diagnostics = DiagnosticBag()
            var looks = ClassLooks(
                lists,
                of: "button",
                tag: "x-button",
                isControl: isControl,
                tokens: Set(known.map { TokenName($0) })
            )
            for token in looks.declarations(into: &diagnostics) {
                let mode = token.mode.map { "[\($0)] " } ?? ""
                let name = mode + token.name.text.dropFirst("button-".count)
                #expect(tokens[name] == nil)
                tokens[name] = token.content.text
            }
            told = diagnostics.sorted.map { "\($0.id.rawValue): \($0.message)" }
        }

        subscript(name: String) -> String? { tokens[name] }
    }

    @Test(
        "“Utility Mapping Table”: a utility is a size, a color or a font, by the scale that it has",
        arguments: [
            ("px-4", "padding-inline", "1rem"), ("py-0.5", "padding-block", "0.125rem"),
            ("p-[10px]", "padding-block", "10px"), ("p-px", "padding-inline", "1px"), ("h-9", "height", "2.25rem"),
            ("min-h-6", "height", "1.5rem"), ("size-9", "width", "2.25rem"), ("size-9", "height", "2.25rem"),
            ("gap-2", "gap", "0.5rem"), ("rounded-md", "radius", "calc(var(--radius) - 2px)"),
            ("rounded-xl", "radius", "calc(var(--radius) + 4px)"), ("rounded-lg", "radius", "var(--radius)"),
            ("rounded-2xl", "radius", "1rem"), ("rounded-full", "radius", "9999px"), ("rounded", "radius", "0.25rem"),
            ("rounded-[3px]", "radius", "3px"), ("border", "border-width", "1px"), ("border-2", "border-width", "2px"),
            ("border-primary", "border", "var(--primary)"), ("bg-primary", "background", "var(--primary)"),
            ("bg-white", "background", "white"), ("bg-[#0a0b0c]", "background", "#0a0b0c"),
            ("bg-(--primary)", "background", "var(--primary)"),
            ("bg-primary/90", "background", "color-mix(in oklab, var(--primary) 90%, transparent)"),
            ("bg-primary/[0.08]", "background", "color-mix(in oklab, var(--primary) 8%, transparent)"),
            ("hover:bg-primary", "background-hover", "var(--primary)"),
            ("active:bg-primary!", "background-active", "var(--primary)"),
            ("data-[state=on]:hover:text-primary", "text-hover-selected", "var(--primary)"),
            ("focus-visible:ring-[3px]", "border-width-focus", "3px"), ("text-sm", "font-size", "0.875rem"),
            ("text-[13px]", "font-size", "13px"), ("text-primary", "text", "var(--primary)"),
            ("font-medium", "font-weight", "500"), ("disabled:opacity-50", "opacity-disabled", "0.5"),
            ("shadow-xs", "shadow", "0 1px 2px 0 rgb(0 0 0 / 0.05)"), ("!px-2", "padding-inline", "0.5rem"),
            ("dark:bg-primary", "[dark] background", "var(--primary)"), ("bg-green-500", "background", "#22c55e"),
            ("text-rose-950", "text", "#4c0519"), ("border-slate-50", "border", "#f8fafc"),
            ("bg-green-500/20", "background", "color-mix(in oklab, #22c55e 20%, transparent)"),
            ("h-auto", "height", "0px"), ("min-h-fit", "height", "0px"),
            ("shadow-none", "shadow", "0 0 0 0 rgb(0 0 0 / 0)"),
        ]
    )
    func utilities(utility: String, name: String, value: String) {
        let made = Made(utility)
        #expect(made[name] == value)
        #expect(made.told == [])
    }

    @Test("tokens of a theme go before what Tailwind has: of spacing, radius, letters and colors with a prefix")
    func themed() {
        let made = Made(
            "px-4 rounded-md text-sm font-medium shadow-xs bg-primary",
            known: [
                "spacing", "radius-md", "radius", "text-sm", "font-weight-medium", "shadow-xs", "primary",
                "color-primary",
            ]
        )
        #expect(made["padding-inline"] == "calc(var(--spacing) * 4)" && made["radius"] == "var(--radius-md)")
        #expect(made["font-size"] == "var(--text-sm)" && made["font-weight"] == "var(--font-weight-medium)")
        #expect(made["shadow"] == "var(--shadow-xs)" && made["background"] == "var(--color-primary)")
        let own = Made("bg-green-500 text-2xs", known: ["color-green-500", "text-2xs"])
        #expect(own["background"] == "var(--color-green-500)" && own["font-size"] == "var(--text-2xs)")
        #expect(own.told == [])
    }

    @Test("“variants” and “compoundVariants”: each value has what its classes say, and values together have theirs")
    func values() {
        let made = Made("px-2 px-3", "size=lg: px-6 h-11", "variant=link,size=lg: px-0", "size=lg: h-12")
        #expect(made["padding-inline"] == "0.75rem")
        #expect(made["size-lg-padding-inline"] == "1.5rem" && made["size-lg-height"] == "3rem")
        #expect(made["variant-link-size-lg-padding-inline"] == "0rem")
        #expect(made["variant-link-size-lg-padding-block"] == "0px")
    }

    @Test("what no class says is what CSS begins with, and text and lines have the colors of the page")
    func initial() {
        let made = Made("variant=solid: bg-primary")
        #expect(
            made.tokens.filter { !$0.key.hasPrefix("variant") } == [
                "background": "transparent", "text": "var(--foreground)", "border": "var(--border)",
                "border-width": "0px",
                "gap": "0px", "height": "0px", "padding-block": "0px", "padding-inline": "0px", "radius": "0px",
            ]
        )
        let lines = Made("px-1", "variant=solid: bg-primary", "variant=outline: border")
        #expect(lines["variant-outline-border"] == "var(--border)" && lines["variant-solid-border"] == nil)
        #expect(Made("flex items-center transition-colors").tokens.isEmpty)
        #expect(Made("px-2")["background"] == nil)
    }

    @Test("sides that differ are told one by one, by all lists alike")
    func sides() {
        let made = Made("p-2", "size=lg: pl-4")
        #expect(made["padding-start"] == "0.5rem" && made["padding-end"] == "0.5rem" && made["padding-top"] == "0.5rem")
        // What a list leaves out is what holds for fewer of its values: a padding is one thing in Swift.
        #expect(made["size-lg-padding-start"] == "1rem" && made["size-lg-padding-end"] == "0.5rem")
        let pairs = Made("p-2", "size=lg: py-4", "size=lg,tone=plain: px-0")
        #expect(pairs["size-lg-tone-plain-padding-block"] == "1rem")
    }

    @Test("what is for dark alone has the value of all in light, and what is faint while disabled keeps its color")
    func modes() {
        let made = Made(
            "text-primary disabled:opacity-50 dark:border-primary",
            "tone=quiet: text-foreground dark:hover:bg-primary"
        )
        #expect(made["border"] == "var(--border)" && made["[dark] border"] == "var(--primary)")
        #expect(made["tone-quiet-background-hover"] == "transparent")
        #expect(made["[dark] tone-quiet-background-hover"] == "var(--primary)")
        #expect(made["text-disabled"] == "var(--primary)" && made["tone-quiet-text-disabled"] == "var(--foreground)")
    }

    @Test("what no style draws is told once for a component, with the classes and without repetition")
    func unknown() {
        let made = Made(
            "px-2 has-[>svg]:px-3 md:px-4 underline w-full [&_svg]:size-4 w-full rounded-t-md p-[1px_2px] bg-[url(x)]",
            "wide=false: px-9"
        )
        #expect(made["padding-inline"] == "0.5rem")
        let told = [
            "tokens.class: 9 classes of <x-button> no style draws: `has-[>svg]:px-3`, `md:px-4`, `underline`, `w-full`, "
                + "`[&_svg]:size-4`, `rounded-t-md`, `p-[1px_2px]`, `bg-[url(x)]`, `px-9`"
        ]
        #expect(made.told == told)
    }

    @Test("a color that no token has takes the colors of its value with it, and one of a state only itself")
    func missing() {
        let made = Made("px-2 text-primary", "tone=loud: bg-brand text-white", "tone=calm: bg-primary text-white")
        #expect(made["tone-loud-background"] == nil && made["tone-loud-text"] == nil)
        #expect(made["text"] == "var(--primary)" && made["tone-calm-background"] == "var(--primary)")
        #expect(made["tone-calm-text"] == "white" && made["padding-inline"] == "0.5rem")
        let told = [
            "tokens.class-color: no token is called `brand`, which a class of <x-button> is colored with; so `tone=loud` has "
                + "no colors"
        ]
        #expect(made.told == told)
        let states = Made("bg-primary hover:bg-brand")
        #expect(states["background"] == "var(--primary)" && states["background-hover"] == nil)
        #expect(states.told.count == 1 && states.told[0].contains("some of its states have none"))
        #expect(Made("bg-brand bg-primary")["background"] == "var(--primary)")
    }

    @Test("where a color of all values is missing, those values keep theirs that say another one in its place")
    func missingOfAll() {
        let made = Made(
            "px-2 bg-brand text-white",
            "tone=loud: bg-primary",
            "tone=calm: border-primary",
            "size=lg: px-4"
        )
        #expect(made["background"] == "transparent" && made["text"] == "var(--foreground)")
        #expect(made["tone-loud-background"] == "var(--primary)" && made["tone-loud-text"] == "white")
        #expect(made["tone-calm-border"] == nil && made["size-lg-padding-inline"] == "1rem")
        #expect(made.told.count == 1 && made.told[0].contains("only the colors that values say themselves"))
    }

    @Test(
        "what is no color of its own is no missing one",
        arguments: [
            "text-current", "border-current", "bg-inherit", "bg-opacity-50", "text-opacity-90", "text-2xs",
            "border-none",
        ]
    )
    func noColors(utility: String) {
        let made = Made("gap-2 bg-primary \(utility)")
        #expect(made["background"] == "var(--primary)")
        #expect(made.told == ["tokens.class: a class of <x-button> no style draws: `\(utility)`"])
    }

    @Test("of values of two properties the later one counts, and what is for both counts more than either")
    func order() {
        let made = Made("text-sm", "variant=link: h-auto px-0", "size=default: h-9 px-4 py-2", "size=lg: h-11")
        #expect(made["variant-link-height"] == "0px" && made["variant-link-padding-inline"] == "0rem")
        #expect(made["variant-link-size-default-height"] == "2.25rem")
        #expect(made["variant-link-size-default-padding-inline"] == "1rem")
        #expect(made["variant-link-size-default-padding-block"] == "0.5rem")
        #expect(made["variant-link-size-lg-height"] == "2.75rem" && made["variant-link-size-lg-padding-inline"] == nil)
        let other = Made("size=default: h-9 px-4", "variant=link: h-auto px-0", "variant=solid: h-9")
        #expect(other["size-default-variant-link-height"] == "0px")
        #expect(other["size-default-variant-solid-height"] == nil)
        let both = Made("variant=link: px-0", "size=lg: px-6", "variant=link,size=lg: px-2")
        #expect(both["variant-link-size-lg-padding-inline"] == "0.5rem")
        #expect(made.told == [] && other.told == [])
    }

    @Test("pairs of values are bounded")
    func pairs() {
        let lists = (0..<Loop.size(300)).flatMap { ["one=v\($0): px-[\($0)px]", "two=v\($0): px-[\($0 + 300)px]"] }
        let made = Made(lists, known: [])
        #expect(made.told.count == 1 && made.told[0].contains("more than 2000 pairs of values"))
    }

    @Test("how a container arranges its content is told, and a control does it by itself")
    func layouts() {
        let classes =
            "flex inline-flex items-center justify-center flex-col justify-between items-start grow flex-1 gap-2"
        #expect(Made(classes).told == [])
        let told = Made(classes, isControl: false).told
        #expect(
            told.count == 1 && told[0].hasSuffix(": `flex-col`, `justify-between`, `items-start`, `grow`, `flex-1`")
        )
    }

    @Test("behind a slash stands a share of a color or the height of lines; a part of the page is no size")
    func shares() {
        let made = Made("text-sm/6 w-1/2 h-3/4 bg-primary/50")
        #expect(made["font-size"] == "0.875rem" && made["width"] == nil && made["height"] == "0px")
        #expect(made.told.count == 1 && made.told[0].hasSuffix(": `text-sm/6`, `w-1/2`, `h-3/4`"))
    }

    @Test("“flex items-center justify-between p-4 rounded-lg bg-card text-card-foreground shadow-sm”")
    func container() {
        let made = Made(
            "flex items-center justify-between p-4 rounded-lg bg-card text-card-foreground shadow-sm",
            isControl: false,
            known: ["card", "card-foreground", "radius"]
        )
        #expect(
            made["padding-inline"] == "1rem" && made["padding-block"] == "1rem" && made["radius"] == "var(--radius)"
        )
        #expect(made["background"] == "var(--card)" && made["text"] == "var(--card-foreground)")
        #expect(made["shadow"] != nil)
        #expect(made.told == ["tokens.class: a class of <x-button> no style draws: `justify-between`"])
    }

    @Test("“hostile class lists are bounded”: no list is too long, and no class says what is none")
    func hostile() {
        let odd = [
            "[", "]", ":", "/", "px-", "px-]", "px-[", "px-[]", "px-[(]", "px-1e9", "px--4", "-px-4", "px-.5",
            "px-99999999999", "bg-primary/", "bg-primary/x", "bg-primary/101", "bg-[var(--none)]", "bg-(--none)",
            "h-[{}]", "h-[calc(]", "a:b:c:d:e:f:g:h:i:j:px-4", "hover:", "::px-4", "!", "!!px-4", "text-[color:]",
            "rounded-\u{0}", "px-４", "bg-[\(String(repeating: "x", count: 600))]",
            "w-[\(String(repeating: "(", count: 200))1px\(String(repeating: ")", count: 200))]",
        ]
        for text in odd {
            let made = Made("gap-2 \(text)")
            #expect(made.tokens.filter { $0.value != "0px" } == ["gap": "0.5rem"], "\(text)")
            #expect(made.told.count == 1, "\(text)")
        }
        let many = Made((0..<200_000).map { "px-[\($0)px]" }.joined(separator: " "))
        #expect(many["padding-inline"] == "9999px" && many.told.count == 1)
    }

    @Test("values whose names differ in signs alone have tokens of their own")
    func names() {
        let made = Made("size=a-b: px-1", "size=a b: px-2", "size=aB: px-3")
        #expect(
            Set(made.tokens.filter { $0.key.contains("padding-inline") }.values) == [
                "0px", "0.25rem", "0.5rem", "0.75rem",
            ]
        )
    }
}
