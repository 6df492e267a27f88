/// Looks that the utilities of Tailwind stand for: https://tailwindcss.com/docs. All that is known of them stands here.
enum UtilityTable {
    /// Spelling of the value that stands behind the name of a utility: `4` of `px-4`.
    enum Scale: Sendable {
        /// A multiple of a quarter of an `em` of the page, `px`, or a length in brackets.
        case spacing
        /// The same, or a word for the height of the content.
        case height
        /// A multiple of a point; nothing is one.
        case line
        case radius, textSize, weight, shadow, color
        case share
    }

    struct Meaning: Sendable {
        let scale: Scale
        let properties: [TokenUse.Property]
        var sides: [TokenUse.Side] = []
        /// Counts only while a person has chosen the component: a ring around it.
        var isOfFocus = false
    }

    /// Meanings by the name of a utility, in front of its value. The first with a scale that has the value counts.
    static let utilities: [String: [Meaning]] = [
        "p": [padding(.top, .bottom, .start, .end)],
        "px": [padding(.start, .end)],
        "py": [padding(.top, .bottom)],
        "pt": [padding(.top)],
        "pb": [padding(.bottom)],
        "pl": [padding(.start)],
        "ps": [padding(.start)],
        "pr": [padding(.end)],
        "pe": [padding(.end)],
        "gap": [Meaning(scale: .spacing, properties: [.gap])],
        "h": [Meaning(scale: .height, properties: [.height])],
        "min-h": [Meaning(scale: .height, properties: [.height])],
        "w": [Meaning(scale: .spacing, properties: [.width])],
        "size": [Meaning(scale: .spacing, properties: [.height, .width])],
        "rounded": [Meaning(scale: .radius, properties: [.radius])],
        "border": [
            Meaning(scale: .line, properties: [.borderWidth]), Meaning(scale: .color, properties: [.border]),
        ],
        "ring": [
            Meaning(scale: .line, properties: [.borderWidth], isOfFocus: true),
            Meaning(scale: .color, properties: [.border], isOfFocus: true),
        ],
        "bg": [Meaning(scale: .color, properties: [.background])],
        "text": [Meaning(scale: .textSize, properties: [.fontSize]), Meaning(scale: .color, properties: [.text])],
        "font": [Meaning(scale: .weight, properties: [.fontWeight])],
        "shadow": [Meaning(scale: .shadow, properties: [.shadow])],
        "opacity": [Meaning(scale: .share, properties: [.opacity])],
    ]

    private static func padding(_ sides: TokenUse.Side...) -> Meaning {
        Meaning(scale: .spacing, properties: [.padding], sides: sides)
    }

    static let states: [String: TokenUse.State] = [
        "hover": .hover, "active": .active,
        "focus": .focus, "focus-visible": .focus, "focus-within": .focus,
        "disabled": .disabled, "aria-disabled": .disabled, "data-disabled": .disabled, "data-[disabled]": .disabled,
        "data-[disabled=true]": .disabled,
        "aria-invalid": .invalid, "invalid": .invalid, "user-invalid": .invalid, "data-[invalid=true]": .invalid,
        "checked": .selected, "aria-checked": .selected, "aria-selected": .selected, "aria-pressed": .selected,
        "data-[state=active]": .selected, "data-[state=checked]": .selected, "data-[state=on]": .selected,
        "data-[state=selected]": .selected, "data-[selected=true]": .selected, "data-[active=true]": .selected,
        "data-active": .selected, "data-checked": .selected, "data-selected": .selected, "data-pressed": .selected,
        "open": .open, "aria-expanded": .open, "data-open": .open, "data-[state=open]": .open,
        "indeterminate": .mixed, "data-[state=indeterminate]": .mixed,
        "read-only": .readonly, "aria-readonly": .readonly,
    ]

    // MARK: Scales

    /// The part of `--radius` that the themes of shadcn/ui add to it, in pixels.
    static let radiusSteps: [String: Double] = ["sm": -4, "md": -2, "lg": 0, "xl": 4]

    static let heightsOfContent: Set<String> = ["auto", "fit", "max", "min"]

    /// Radii without a theme, in `rem`.
    static let radii: [String: Double] = [
        "": 0.25, "xs": 0.125, "sm": 0.25, "md": 0.375, "lg": 0.5, "xl": 0.75, "2xl": 1, "3xl": 1.5, "4xl": 2,
    ]

    /// Radii in pixels.
    static let fixedRadii: [String: Double] = ["none": 0, "full": 9999]

    /// Sizes in `rem`.
    static let textSizes: [String: Double] = [
        "xs": 0.75, "sm": 0.875, "base": 1, "lg": 1.125, "xl": 1.25, "2xl": 1.5, "3xl": 1.875, "4xl": 2.25, "5xl": 3,
        "6xl": 3.75, "7xl": 4.5, "8xl": 6, "9xl": 8,
    ]

    /// Endings of the names of text sizes, also of a size that only a theme has: `2xs`.
    static let sizeWords: Set<String> = ["xs", "sm", "md", "lg", "xl"]

    static let weights: [String: Double] = [
        "thin": 100, "extralight": 200, "light": 300, "normal": 400, "medium": 500, "semibold": 600, "bold": 700,
        "extrabold": 800, "black": 900,
    ]

    static let shadows: [String: String] = [
        "none": "0 0 0 0 rgb(0 0 0 / 0)",
        "2xs": "0 1px 0 0 rgb(0 0 0 / 0.05)",
        "xs": "0 1px 2px 0 rgb(0 0 0 / 0.05)",
        "": "0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)",
        "sm": "0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)",
        "md": "0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)",
        "lg": "0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1)",
        "xl": "0 20px 25px -5px rgb(0 0 0 / 0.1), 0 8px 10px -6px rgb(0 0 0 / 0.1)",
        "2xl": "0 25px 50px -12px rgb(0 0 0 / 0.25)",
    ]

    static let inheritedColors: Set<String> = ["current", "inherit"]

    static let notColors: [String: [String]] = [
        "bg": [
            "auto", "blend", "bottom", "center", "clip", "conic", "contain", "cover", "fixed", "gradient", "left",
            "linear",
            "local", "no-repeat", "none", "opacity", "origin", "position", "radial", "repeat", "right", "scroll",
            "size", "top",
        ],
        "text": [
            "balance", "center", "clip", "ellipsis", "end", "justify", "left", "nowrap", "opacity", "pretty", "right",
            "shadow", "start", "wrap",
        ],
        "border": [
            "b", "bl", "br", "collapse", "dashed", "dotted", "double", "e", "hidden", "l", "none", "opacity", "r", "s",
            "separate", "solid", "spacing", "t", "x", "y",
        ],
        "ring": ["inset", "offset", "opacity"],
    ]

    // MARK: The system

    /// Utilities for behavior that a control of SwiftUI has by itself or has no need of: how a button centers its
    /// content, where a press ends. The names of utilities, with a value behind them or alone.
    static let ofTheSystem: Set<String> = [
        "align", "animate", "appearance", "block", "box", "content", "cursor", "delay", "duration", "ease", "flex",
        "group",
        "grow", "inline", "isolate", "items", "justify", "min-w-0", "outline-hidden", "outline-none",
        "peer", "pointer-events", "relative", "resize-none", "select", "shrink", "text-balance", "text-pretty", "touch",
        "transition", "w-auto", "w-fit", "whitespace", "will-change",
    ]

    /// Names of utilities for the places of things in a container, which only controls choose by themselves.
    static let arrangements: Set<String> = ["content", "flex", "grow", "items", "justify"]

    /// Arrangements that containers of SwiftUI have as well.
    static let usualArrangements: Set<String> = ["flex", "items-center", "justify-center"]
}
