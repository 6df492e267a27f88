import Foundation
import TestSupport
import Testing

/// The part of a generated package that needs no screen is compiled for this machine, and run.
@Suite("Generated code that needs no screen does what it says", .startsCompiler)
struct EvaluatedTests {
    /// Support code that is made of values.
    private static let support = [
        "ClosedRange+Between", "ComponentDateField", "ComponentEmphasis", "ComponentNotifications", "ComponentNumbered",
        "ComponentPageItem",
        "ComponentParts", "ComponentPartStyle", "ComponentState",
        "ComponentSearch", "ComponentShadow", "ComponentShapeKind", "ComponentTextRules", "Double+Increment",
        "Set+Membership",
    ]

    /// What the support code comes to, worked out by hand.
    private static let checks = #"""
        import Foundation

        func check(_ isTrue: Bool, _ what: String) {
            if !isTrue { print("wrong: \(what)") }
        }

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

        func checkContrast(_ colors: ComponentColors, _ name: String) {
            let light = ratio(colors.text.light, colors.background.light, over: [1, 1, 1])
            let dark = ratio(colors.text.dark, colors.background.dark, over: [0, 0, 0])
            check(light >= 4.5, "\(name) in light: \(light)")
            check(dark >= 4.5, "\(name) in dark: \(dark)")
        }

        check(abs(ratio([0, 0, 0, 1], [1, 1, 1, 1], over: [1, 1, 1]) - 21) < 0.001, "black on white")
        check(ClosedRange<Double>.between(3, 1) == 3...3.0.nextUp, "a range the wrong way round")
        check(Double.increment(0.5, between: 0, 10) == 0.5, "a step that is asked for")
        check(ComponentPageItem.items(current: 0, count: 1, siblings: 1).count == 1, "one page")
        check(ComponentPageItem.items(current: 4, count: 9, siblings: 1).count == 7, "two gaps")
        check(ComponentPageItem.items(current: 0, count: 0, siblings: 1).isEmpty, "no pages")
        check(!ComponentTextRules(minLength: 2).allow("a"), "a text that is too short")
        check(ComponentTextRules(minLength: 2).allow(""), "no text")
        check(ComponentTextRules(minimumValue: 0, step: 0.1).allow("0.3"), "a decimal step")
        check(!ComponentTextRules(minimumValue: 0, step: 0.1).allow("0.35"), "between two steps")
        check(ComponentDateField.month.pattern("long") == "MMMM", "a long month")
        check(ComponentDateField.hour("12").pattern("2-digit") == "hh", "an hour of two digits")
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
        chosen[contains: "c", replacing: true] = true
        check(chosen == ["c"], "one choice takes the place of the others")

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
        try await TemporaryFolder.with { folder in
            // What no component of the sample uses is written for who does.
            let uses = "let uses: (ComponentDateField, ComponentNotifications, ComponentSearch, ComponentTextRules)\n"
            try folder.write(uses, to: "out/Sources/Uses/Uses.swift")
            let package = try await GeneratedPackage(["weblift:sample"], templateSet: "elevate", in: folder)
            let files = try package.bytes()
            var main = Self.checks
            let (values, contrasts) = Self.expectations(in: files)
            #expect(values.count > 20 && contrasts.count > 20)
            main += values.joined() + contrasts.joined() + "print(\"done\")\n"
            var names = ["main.swift", "StandIns.swift"]
            try folder.write(main, to: "run/main.swift")
            try folder.write(EvaluatedStandIns.text, to: "run/StandIns.swift")
            for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where Self.isPure(path) {
                let name = path.split(separator: "/").joined(separator: "-")
                try folder.write(Self.withoutScreen(String(decoding: bytes, as: UTF8.self)), to: "run/\(name)")
                names.append(name)
            }
            #expect(names.count > 60)
            let compiled = try await BuiltProgram.run(
                ["swiftc", "-wmo", "-o", "evaluated"] + names,
                in: folder.path("run"),
                program: "/usr/bin/env",
                environment: GeneratedPackage.environment,
                timeLimit: 300
            )
            try #require(compiled.ending == .exit(0), "\(compiled.errorText.prefix(2000))")
            let run = try await BuiltProgram.run([], in: folder.path("run"), program: folder.path("run/evaluated"))
            #expect(run.ending == .exit(0))
            #expect(run.outputText == "done\n")
        }
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
            guard let start = text.range(of: "let sets: [ComponentColors] = ["),
                let end = text[start.upperBound...].range(of: "]")
            else { continue }
            for name in text[start.upperBound..<end.lowerBound].split(whereSeparator: { ", \n".contains($0) }) {
                contrasts.append("checkContrast(\(name), \"\(name)\")\n")
            }
        }
        return (values, contrasts)
    }
}
