import Foundation
import TestSupport
import Testing

/// The part of a generated package that needs no screen is compiled for this machine, and run.
@Suite("Generated code that needs no screen does what it says", .startsCompiler)
struct EvaluatedTests {
    private let folder = TemporaryFolder()

    /// Support code that is made of values.
    private static let support = [
        "ClosedRange+Between", "ComponentBorder", "ComponentColors", "ComponentColors+Tones", "ComponentDateFormat",
        "ComponentEmphasis", "ComponentInk", "ComponentLineStyle", "ComponentNotifications", "ComponentNumbered",
        "ComponentPageItem", "ComponentParts", "ComponentPartStyle", "ComponentState", "ComponentSearch",
        "ComponentShadow", "ComponentShapeKind", "ComponentSorting", "ComponentTextRules", "Double+Increment",
        "Optional+Choice",
        "Set+Membership",
    ]

    /// Colors as they are seen, of made-up tokens and of those that a package has without any.
    private static let contrast = #"""
        import Foundation

        func check(_ isTrue: Bool, _ what: String) { if !isTrue { print("wrong: \(what)") } }

        func luminance(_ color: [Double]) -> Double {
            let linear = color.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }

        func blend(_ color: [Double], over ground: [Double]) -> [Double] {
            zip(color, ground).prefix(3).map { $0 * color[3] + $1 * (1 - color[3]) }
        }

        func ratio(_ text: [Double], _ fill: [Double], over ground: [Double]) -> Double {
            let back = blend(fill, over: ground)
            let (one, other) = (luminance(blend(text, over: back)), luminance(back))
            return (max(one, other) + 0.05) / (min(one, other) + 0.05)
        }

        /// What a text is seen on is a fill over the screen: white in light, and black in dark.
        func checkSeen(_ text: Color, on fill: Color, atLeast bound: Double = 4.5, _ name: String) {
            let light = ratio(text.light, fill.light, over: [1, 1, 1])
            let dark = ratio(text.dark, fill.dark, over: [0, 0, 0])
            // The last bits of a calculation are no color.
            check(light >= bound - 1e-9, "\(name) in light: \(light)")
            check(dark >= bound - 1e-9, "\(name) in dark: \(dark)")
        }

        let emphases: [ComponentEmphasis?] = [nil, .filled, .secondary, .soft, .outlined, .plain, .link]

        /// All that is drawn with the colors of a component, in all states, by the style of either template set.
        func checkContrast(_ told: ComponentColors, _ name: String, isSelectable: Bool = true) {
            for emphasis in emphases {
                let colors = told.emphasized(emphasis)
                let name = "\(name) \(emphasis.map { "\($0)" } ?? "")"
                for number in 0..<8 {
                    let isEnabled = number & 1 == 0, isPressed = number & 2 > 0, isSelected = number & 4 > 0
                    let states = "\(isEnabled ? "" : " disabled")\(isPressed ? " pressed" : "")\(isSelected ? " selected" : "")"
                    for more in [ComponentState.normal, .hovered, .focused, .invalid] {
                        checkSeen(
                            colors.text(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: more),
                            on: colors.background(
                                isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected,
                                isInvalid: more.contains(.invalid), in: more
                            ),
                            name + states + (more == .normal ? "" : " \(more.rawValue)")
                        )
                    }
                }
                let isSeen =
                    colors.background(isSelected: true) != colors.background()
                    || colors.text(isSelected: true) != colors.text()
                    || colors.border(isSelected: true) != colors.border()
                check(isSeen || !isSelectable, "\(name) is selected")
                // The system writes in the tint on a light fill of it, or on the tint itself.
                checkSeen(colors.ink, on: colors.tint.opacity(0.15), name + " bordered")
                checkSeen(colors.ink, on: .clear, name + " borderless")
                checkSeen(colors.textOnTint, on: colors.tint, name + " prominent")
                checkSeen(colors.textOnScreen, on: .clear, name + " text")
                checkSeen(colors.mark, on: .clear, atLeast: 3, name + " mark")
            }
        }

        struct Chance {
            var state: UInt64
            mutating func next() -> Double {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Double(state >> 40) / Double(1 << 24)
            }
            mutating func color() -> Color {
                let isOpaque = next() < 0.8
                func one(_ chance: inout Chance) -> Color {
                    let opacity = isOpaque ? 1 : chance.next()
                    return Color(red: chance.next(), green: chance.next(), blue: chance.next(), opacity: opacity)
                }
                return Color(light: one(&self), dark: one(&self))
            }
        }

        for seed in 1...200 {
            var chance = Chance(state: UInt64(seed))
            func color() -> Color { chance.color() }
            var colors = ComponentColors(
                background: color(), backgroundPressed: color(), backgroundSelected: color(),
                backgroundSelectedPressed: color(), backgroundDisabled: color(), text: color(), textSelected: color(),
                textDisabled: color(), border: color(), borderSelected: color(), borderDisabled: color(),
                borderFocused: color(), borderInvalid: color(), tint: color()
            )
            if seed % 2 == 0 { colors.backgroundHovered = color() }
            if seed % 3 == 0 { colors.textPressed = color() }
            if seed % 4 == 0 { colors.backgroundInvalid = color() }
            if seed % 5 == 0 {
                colors.parts = ["whole": ComponentPartStyle(background: [.normal: color(), .selected: color()])]
            }
            if seed % 7 == 0 { colors = colors.adding(["whole": ComponentPartStyle(text: [.disabled: color()])]) }
            if seed % 11 == 0 { (colors.backgroundSelected, colors.textSelected, colors.borderSelected) = (colors.background, colors.text, colors.border) }
            checkContrast(colors, "seed \(seed)")
        }
        let tones: [(String, ComponentColors)] = [
            ("neutral", .neutral), ("primary", .primary), ("success", .success), ("warning", .warning),
            ("danger", .danger), ("info", .info),
        ]
        for (name, colors) in tones {
            checkContrast(colors, name)
            check((colors.emphasis == .filled) == (name == "primary"), "\(name) matters most")
        }

        check(abs(ratio([0, 0, 0, 1], [1, 1, 1, 1], over: [1, 1, 1]) - 21) < 0.001, "black on white")

        """#

    /// What the support code comes to, worked out by hand.
    private static let conversions = #"""
        check(ClosedRange<Double>.between(3, 1) == 3...3.0.nextUp, "a range the wrong way round")
        check(Double.increment(0.5, between: 0, 10) == 0.5, "a step that is asked for")
        check(ComponentPageItem.items(current: 0, count: 1, siblings: 1).count == 1, "one page")
        check(ComponentPageItem.items(current: 4, count: 9, siblings: 1).count == 7, "two gaps")
        check(ComponentPageItem.items(current: 0, count: 0, siblings: 1).isEmpty, "no pages")
        check(!ComponentTextRules(minLength: 2).allow("a"), "a text that is too short")
        check(ComponentTextRules(minLength: 2).allow(""), "no text")
        check(ComponentTextRules(minimumValue: 0, step: 0.1).allow("0.3"), "a decimal step")
        check(!ComponentTextRules(minimumValue: 0, step: 0.1).allow("0.35"), "between two steps")
        check(ComponentDateFormat(month: "long").pattern == "MMMM", "a long month")
        check(ComponentDateFormat(hour: "2-digit", hourFormat: "12").pattern == "hh", "an hour of two digits")
        let titles = ["Zürich", "Zug", "Bad Zurzach"]
        func found(_ rule: String?, _ text: String) -> [String] {
            ComponentSearch(rule: rule).found(in: titles, by: text) { $0 }
        }
        check(found(nil, "zu") == titles, "titles that contain it")
        check(found("StartsWith", "zu") == ["Zürich", "Zug"], "titles that begin so")
        check(found("StartsWithPerTerm", "zu") == titles, "titles with a word that begins so")
        check(found("Contains", "URZ") == ["Bad Zurzach"], "titles that contain it")
        check(found("None", "x") == titles, "all titles")
        check(found(nil, "") == titles, "nothing typed")
        check(Set(["a", "b", "a"].numbered.map(\.id)).count == 3, "equal values are told apart")
        check(["a", "b", "a"].numbered[2].id == ["a", "a"].numbered[1].id, "a value stays what it is")
        var chosen: Set = ["a", "b"]
        chosen[allowingSeveral: false].insert("c")
        check(chosen == ["c"], "one choice takes the place of the others")
        chosen[contains: "c", isKept: true] = false
        check(chosen == ["c"], "one choice is not switched off")
        chosen[contains: "c"] = false
        check(chosen.isEmpty, "one of several is")
        chosen = ["c"]
        var one: String? = "a"
        one.asSet.insert("b")
        check(one == "b", "another choice in the place of the one before")
        var listed = ["b", "a"]
        listed.asSet[contains: "c"] = true
        listed.asSet[contains: "b"] = false
        check(listed == ["a", "c"], "a list keeps its order")
        chosen[limitedToOne: true] = ["c", "d"]
        check(chosen == ["d"], "of several rows, the one that was not chosen before")
        chosen[limitedToOne: false] = ["c", "d"]
        check(chosen == ["c", "d"], "as many rows as are chosen")
        check(ComponentSorting(by: "name", direction: "DESC")?.order == .reverse, "the greatest first")
        check(ComponentSorting(by: "name", isDescending: false)?.order == .forward, "the least first")
        check(ComponentSorting(by: "name", direction: "none") == nil, "no direction")
        check(ComponentSorting(by: "") == nil && ComponentSorting(by: nil) == nil, "no column")

        @MainActor
        func checkNotifications() {
            // “show(.init(type: .error, title: title, …))”, “dismiss(toast.id)”, and what is more important goes first.
            struct Shown: View {}
            let notifications = ComponentNotifications()
            func show(_ title: String, _ priority: ComponentNotifications.Priority) -> UUID {
                notifications.show(title, priority: priority) { _ in Shown() }
            }
            let saved = show("saved", .normal), tip = show("tip", .low), failed = show("failed", .high)
            let sent = notifications.show("sent") { _ in Shown() }
            check(notifications.items.map(\.id) == [failed, saved, sent, tip], "by priority, and then as they came")
            check(notifications.items.allSatisfy { $0.duration == 4 }, "four seconds")
            check(notifications.announcement(of: failed) == "failed", "VoiceOver tells what comes")
            check(notifications.announcement(of: failed) == nil, "and not what comes back")
            let binding = notifications.isPresented(saved)
            check(binding.wrappedValue, "what waits is presented as soon as it has a place")
            binding.wrappedValue = false
            check(!binding.wrappedValue, "what its content dismisses is gone")
            notifications.dismiss(tip)
            notifications.dismiss(tip)
            check(notifications.items.map(\.id) == [failed, sent], "dismissed once")
            notifications.dismissAll()
            check(notifications.items.isEmpty, "all are gone")
        }
        MainActor.assumeIsolated { checkNotifications() }

        """#

    @Test("raw values are the web's, texts can be read on their fills in both appearances, and conversions hold")
    func sample() async throws {
        // Of its tones, only the one that is called so matters most.
        let prominence =
            "check(ElevateTone.allCases.filter { ButtonTokens.colors(for: $0).emphasis != nil } == [.primary], \"prominent\")\n"
        try await evaluate(["weblift:sample"], "elevate", atLeast: (20, 60), Self.conversions + prominence)
    }

    @Test("texts can be read in the system's look, too", .onlyProof)
    func native() async throws { try await evaluate(["weblift:sample"], "native", atLeast: (20, 0), Self.conversions) }

    @Test(
        "texts can be read with the tokens of real libraries",
        .needs("corpus"),
        arguments: Loop.tries(Array(libraries.prefix(1)), of: libraries)
    )
    func library(manifest: String, tokens: [String]) async throws {
        let inputs = [Shared.file("corpus/\(manifest)").path]
        let options = tokens.flatMap { ["--tokens", Shared.file("corpus/wider/tokens/\($0)").path] }
        for set in Loop.tries(["elevate"], of: ["elevate", "native"]) {
            try await evaluate(inputs + options, set, atLeast: (5, set == "native" ? 0 : 20))
        }
    }

    private static let libraries = [
        (manifest: "wider/manifests/charm.json", tokens: ["charm-base-theme.css"]),
        (manifest: "manifests/shoelace-2.6.0.json", tokens: ["shoelace-light.css", "shoelace-dark.css"]),
    ]

    private func evaluate(
        _ arguments: [String],
        _ templateSet: String,
        atLeast least: (values: Int, colors: Int),
        _ checks: String = ""
    ) async throws {
        // What no component of a library uses is written for who does.
        let uses = "let uses: (ComponentDateFormat, ComponentNotifications, ComponentSearch, ComponentTextRules)\n"
        try folder.write(uses, to: "out/Sources/Uses/Uses.swift")
        let package = try await GeneratedPackage(arguments, templateSet: templateSet, in: folder)
        let files = try package.bytes()
        let (values, contrasts) = Self.expectations(in: files)
        #expect(values.count > least.values && contrasts.count >= least.colors)
        var names = ["main.swift", "StandIns.swift"]
        let main = Self.contrast + checks + values.joined() + contrasts.joined() + "print(\"done\")\n"
        try folder.write(main, to: "run/main.swift")
        try folder.write(EvaluatedStandIns.text, to: "run/StandIns.swift")
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where Self.isPure(path) {
            let name = path.split(separator: "/").joined(separator: "-")
            try folder.write(Self.withoutScreen(String(decoding: bytes, as: UTF8.self)), to: "run/\(name)")
            names.append(name)
        }
        #expect(names.count > 40)
        let compiled = try await BuiltProgram.run(
            ["swiftc", "-wmo", "-o", "evaluated"] + names,
            in: folder.path("run"),
            program: "/usr/bin/env",
            environment: GeneratedPackage.environment,
            timeLimit: 300
        )
        try #require(compiled.ending == .exit(0), "\(compiled.errorText.prefix(2000))")
        let run = try await BuiltProgram.run([], in: folder.path("run"), program: folder.path("run/evaluated"))
        #expect(run.ending == .exit(0) && run.outputText == "done\n")
    }

    private static func isPure(_ path: String) -> Bool {
        guard path.hasPrefix("Sources/") else { return false }
        let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        return path.contains("/DesignTokens/") || path.contains("/Support/") && support.contains(String(name))
    }

    private static func withoutScreen(_ text: String) -> String {
        text.replacing("#if os(iOS)", with: "#if true").replacing("import SwiftUI\n", with: "import Foundation\n")
            .replacing("import UIKit\n", with: "").replacing("import Combine\n", with: "")
            .replacing("import os\n", with: "")
    }

    /// What the generated tests expect of raw values and of contrast, as statements of a program.
    private static func expectations(in files: [String: [UInt8]]) -> (values: [String], contrasts: [String]) {
        var values: [String] = []
        var contrasts: [String] = []
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path.hasPrefix("Tests/") {
            let text = String(decoding: bytes, as: UTF8.self)
            let pattern = /let expected: (\[[\w.]+\]) = (\[[^\]]*\])\s*#expect\(([\w.]+)\.allCases/
            for match in text.matches(of: pattern) {
                let (_, list, expected, type) = match.output
                values.append("check(\(type).allCases.map(\\.rawValue) == \(expected) as \(list), \"\(type)\")\n")
            }
        }
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path.contains("/DesignTokens/Components/") {
            let text = String(decoding: bytes, as: UTF8.self)
            guard let type = text.firstMatch(of: /public enum (\w+) \{/)?.output.1 else { continue }
            for match in text.matches(of: #/static let (\w*[cC]olors)[ :]/#) {
                let name = "\(type).\(match.output.1)"
                let isSelectable = ["ButtonTokens", "ChipTokens", "IconButtonTokens"].contains(type)
                contrasts.append("checkContrast(\(name), \"\(name)\", isSelectable: \(isSelectable))\n")
            }
        }
        return (values, contrasts)
    }
}
