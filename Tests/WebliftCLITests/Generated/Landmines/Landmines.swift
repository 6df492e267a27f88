import Foundation
import TestSupport

/// A manifest in which everything is called and described so that careless output would not compile, or would be
/// somewhere else than it should. It is the same on each run.
struct Landmines {
    private let names: LandmineNames
    private var components: [LandmineComponent] = []

    /// How many components it declares. Two tags that Unicode holds to be the same are one component, and one without a hyphen
    /// is none.
    var count: Int { Set(components.map(\.tag).filter { $0.contains("-") }).count }

    /// All of them.
    init(surface: SurfaceNames) {
        names = LandmineNames(surface: surface)
        for part in MemberPart.allCases { addMembers(part) }
        addNamedComponents(Self.parts)
    }

    /// Into which packages those with hostile members go, so that each is soon checked. Kinds that belong together, such as
    /// tabs and their panels, stand next to each other, and so do tags that differ in little.
    enum MemberPart: CaseIterable {
        case firstNames, lastNames, namesOfTests, usual, many, odd

        /// A test has each member once, with all the others beside it: of so many they would cost minutes and tell nothing
        /// that those of few members don't.
        var hasTests: Bool {
            switch self {
            case .namesOfTests, .usual, .odd: true
            case .firstNames, .lastNames, .many: false
            }
        }
    }

    /// Which of them are compiled in which template set. The two sets differ in what bodies are made of, and hardly in the
    /// names that they declare.
    static let builtMembers: [(MemberPart, String)] = Loop.tries(
        MemberPart.allCases.filter { $0 != .many }.map { ($0, "elevate") } + [(.usual, "native")],
        of: MemberPart.allCases.flatMap { part in ["elevate", "native"].map { (part, $0) } }
    )

    /// Those whose members are hostile, their own names at most by what is not a letter.
    init(ofMembers surface: SurfaceNames, part: MemberPart) {
        names = LandmineNames(surface: surface)
        addMembers(part)
    }

    private mutating func addMembers(_ part: MemberPart) {
        let half = Self.kinds.count / 2
        switch part {
        case .firstNames: addNamedMembers(0..<half)
        case .lastNames: addNamedMembers(half..<Self.kinds.count)
        case .namesOfTests: addMembers(0..<Self.kinds.count, named: names.ofTests, "x-tested-")
        case .usual: addUsualMembers()
        case .many: addManyMembers()
        case .odd:
            addHostileTags()
            addHostileText()
        }
    }

    /// Into how many packages the many components with names of something else go, so that each is soon checked.
    static let parts = 0..<3
    static let triedParts = Loop.tries(0..<1, of: parts)

    /// Those that have the name of something else, as has the little that is in them: every third.
    init(ofComponents surface: SurfaceNames, part: Int) {
        names = LandmineNames(surface: surface)
        addNamedComponents(part..<(part + 1))
    }

    /// Those whose members are called like what the templates declare: every third kind.
    init(ofOwnNames surface: SurfaceNames, part: Int) {
        names = LandmineNames(surface: surface)
        addOwnNames(part)
    }

    /// A `custom-elements.json`.
    func manifest() throws -> String {
        let modules = components.enumerated().map { index, component in
            [
                "kind": "javascript-module", "path": "src/\(index).js", "declarations": [component.declaration(index)],
            ] as [String: Any]
        }
        let root: [String: Any] = ["schemaVersion": "1.0.0", "readme": "", "modules": modules]
        return String(decoding: try JSONSerialization.data(withJSONObject: root, options: .sortedKeys), as: UTF8.self)
    }

    /// One for each skeleton of a body.
    private static let kinds = [
        "button", "link", "menu", "segmented-control", "input", "password", "search", "textarea", "number-input",
        "checkbox", "switch", "toggle-button", "radio-group", "select", "combobox", "option", "slider", "rating",
        "date-picker", "time-picker", "color-picker", "file-upload", "form", "tabs", "tab", "tab-panel", "details",
        "breadcrumb", "paginator", "stepper", "nav", "navigation-item", "split-view", "tree", "list", "list-item",
        "table", "carousel", "dialog", "alert-dialog", "drawer", "popover", "tooltip", "alert", "notification", "toast",
        "progress", "spinner", "skeleton", "empty-state", "badge", "chip", "card", "avatar", "icon", "image", "divider",
        "label", "format-date", "panel", "stack", "button-group", "toolbar", "context-menu", "box", "unheard-of",
    ]

    /// Every name as a property, a slot, an event, a method and a value, spread over all kinds of components.
    private mutating func addNamedMembers(_ part: Range<Int>) { addMembers(part, named: names.all, "x-") }

    private mutating func addMembers(_ part: Range<Int>, named names: [String], _ prefix: String) {
        let size = names.count / Self.kinds.count + 1
        for (index, kind) in Self.kinds.enumerated() where part.contains(index) {
            func chunk(_ shift: Int) -> [String] {
                let start = (index + shift) % Self.kinds.count * size
                return start < names.count ? Array(names[start..<min(start + size, names.count)]) : []
            }
            // In every second component one name is all of them at once. There are as many kinds of the one sort as of the
            // other, and each goes around among its own.
            let step = index % 2 * 2
            var component = LandmineComponent(tag: "\(prefix)\(kind)")
            component.properties = chunk(0).enumerated().map { LandmineProperty(name: $1, position: $0) }
            component.slots = chunk(step)
            component.events = chunk(2 * step)
            component.methods = chunk(3 * step)
            component.addProperty("kind", values: chunk(4 * step))
            components.append(component)
        }
    }

    /// Every kind with what such components usually have, described in the worst way.
    private mutating func addUsualMembers() {
        for kind in Self.kinds {
            var component = LandmineComponent(tag: "x-usual-\(kind)")
            component.text = LandmineText.short
            component.properties = ["disabled", "hint", "variant", "max"].enumerated().map {
                LandmineProperty(name: $1, position: $0)
            }
            component.properties.append(LandmineProperty(name: "value", position: 1))
            component.addProperty("size", values: LandmineText.values)
            component.slots = ["", "prefix"]
            component.events = ["change", "click", "remove"]
            component.methods = ["focus", "show"]
            components.append(component)
        }
    }

    /// Every keyword and type as a component, and as an enumeration in it.
    private mutating func addNamedComponents(_ parts: Range<Int>) {
        for (index, name) in names.types.enumerated() where parts.contains(index % Self.parts.count) {
            var component = LandmineComponent(tag: "x-" + Self.hyphenated(name))
            guard !components.contains(where: { $0.tag == component.tag }) else { continue }
            component.addProperty(name, values: ["one", name])
            component.slots = [name]
            component.events = ["change"]
            components.append(component)
        }
    }

    /// What presents overlays, in a function whose parameters are called like the members.
    private static let modifiers = ["sheet", "popover", "componentDrawer", "componentBanner"]

    /// Every kind with what calls for state and functions of its own, and with members that are called like those.
    private mutating func addOwnNames(_ part: Int) {
        for (index, kind) in Self.kinds.enumerated() where index % Self.parts.count == part {
            var component = LandmineComponent(tag: "x-own-\(kind)")
            for (position, name) in (GeneratedInputs.ownNames + Self.modifiers).enumerated() {
                component.properties.append(LandmineProperty(name: name, position: position))
            }
            component.slots = ["", "prefix", "icon", "header", "footer"]
            component.events = ["change", "click", "close", "select"]
            component.methods = ["focus", "show"]
            components.append(component)
        }
    }

    private mutating func addManyMembers() {
        var slots = LandmineComponent(tag: "x-many-slots-card")
        slots.slots = (1...200).map { "slot-\($0)" }
        var values = LandmineComponent(tag: "x-many-values-select")
        values.addProperty("value", values: (1...1_000).map { "value-\($0 / 2)\($0 % 2 == 0 ? "" : "-")" })
        values.addProperty("every", values: names.all)
        values.addProperty("odd", values: LandmineText.values)
        var methods = LandmineComponent(tag: "x-many-events-dialog")
        methods.events = (1...200).map { "event-\($0)" }
        methods.methods = (1...200).map { "method\($0)" }
        components += [slots, values, methods]
    }

    private mutating func addHostileTags() {
        let tags = [
            "x-Case-Chip", "x-case-chip", "x-case--chip", "x-casechip", "x-../../etc", "x-/etc/passwd", "x-con",
            "x-nul",
            "x-aux.swift", "x-..", "x-", "x-1", "x-🙂", "x-é", "x-e\u{301}", "x-\u{202E}gnorw", "x-a\\b", "x-a\u{0}b",
            "x-a\nb", "x-tokens", "x-support", "x-button-tokens", "x-ui-kit-chip", "x-chip-delegate", "x-tests",
            "x-" + String(repeating: "very-long-", count: 40) + "chip", "chip", "y-chip",
        ]
        for tag in tags {
            var component = LandmineComponent(tag: tag)
            component.properties = [LandmineProperty(name: "disabled", position: 0)]
            component.addProperty("tone", values: ["a", "b"])
            component.events = ["remove"]
            components.append(component)
        }
    }

    private mutating func addHostileText() {
        for kind in ["button", "input", "select", "dialog", "tabs", "card"] {
            var component = LandmineComponent(tag: "x-described-\(kind)")
            component.text = kind == "card" ? LandmineText.long : LandmineText.short
            component.properties = (0..<9).map { LandmineProperty(name: "property\($0)", position: $0) }
            component.addProperty("tone", values: ["a", "b"])
            component.slots = ["", "prefix"]
            component.events = ["change", "other"]
            component.methods = ["focus", "other"]
            components.append(component)
        }
    }

    /// `nav-view` of `NavView`.
    private static func hyphenated(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty, result.last != "-" { result += "-" }
            result += character.lowercased()
        }
        return result
    }
}
