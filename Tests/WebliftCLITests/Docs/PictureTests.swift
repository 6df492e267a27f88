import Foundation
import SwiftModel
import TestSupport
import Testing
import Tokens

@testable import Generate
@testable import Reports

@Suite("The pictures of components")
struct PictureTests {
    private static func ink(_ byte: Int) -> DrawnStyles.Ink {
        let share = Double(byte) / 255
        let dark = TokenColor(red: 0, green: share, blue: 0)
        return DrawnStyles.Ink(light: TokenColor(red: share, green: 0, blue: 0), dark: dark, isOfToken: true)
    }

    /// A color of its own for each paint, other ones in each state.
    private static func styles(
        tones: [String?] = [nil],
        sizes: [String?] = [nil],
        states: [DrawnStyles.State] = DrawnStyles.State.allCases
    ) -> DrawnStyles {
        let colors = states.indices.map { state in
            Dictionary(uniqueKeysWithValues: DrawnStyles.Paint.allCases.enumerated().map { ($1, ink($0 * 10 + state)) })
        }
        return DrawnStyles(
            states: states,
            tones: tones.map { DrawnStyles.Tone(name: $0, colors: colors) },
            sizes: sizes.map { DrawnStyles.Size(name: $0, metrics: DrawnStyles.Metrics()) }
        )
    }

    @Test("each native primitive has one, or a sentence why it has none", arguments: NativePrimitive.allCases)
    func complete(primitive: NativePrimitive) throws {
        switch PictureOutcome(Self.styles(), on: primitive, isItem: false, hasTokens: true) {
        case .nothing(let reason):
            #expect(reason.hasSuffix("."))
            #expect(reason.split(separator: " ").count > 4)
        case .picture(let picture):
            #expect(!picture.symbols.isEmpty)
            for symbol in picture.symbols {
                #expect(["<rect", "<circle", "<text", "<path"].contains { symbol.contains($0) })
                #expect(!symbol.contains("nan") && !symbol.contains("inf"))
                #expect(symbol.contains(#/viewBox="0 0 [1-9]\d* [1-9]\d*"/#))
            }
        }
    }

    /// Only what arranges or is shown by others; who adds a primitive decides.
    @Test("are missing for what has no style of its own")
    func missing() {
        let without = NativePrimitive.allCases.filter { $0.reasonForNoPicture != nil }
        #expect(
            without.map(\.rawValue).sorted() == [
                "Container", "Form", "Grid", "Image", "Item", "NavigationSplitView", "NavigationStack", "Stack",
                "Stack.fieldset", "TabView.page", "toolbar",
            ]
        )
        #expect(NativePrimitive.allCases.count - without.count > 55)
    }

    /// What one has to see to recognize it, in the paints that the helpers of the generated code draw it in.
    @Test(
        "have the parts that make a thing what it is",
        arguments: [
            ("Toggle.checkbox", ["f-bx s-be", "f-cx s-ce", "s-cm"]), ("Toggle.switch", ["f-tr s-te", "f-hd s-he"]),
            ("Picker.radioGroup", ["f-bx s-be", "f-cx s-ce", "f-cm"]), ("TabView", ["f-cb s-cd", "f-ti", "f-cf"]),
            ("Table", [">Name<", ">Size<", "f-cb"]), ("Card", ["f-bg s-bd", "s-bd", "f-fg"]),
            ("ProgressView.linear", ["f-bg", "f-ti"]), ("ProgressView.circular", ["s-bg", "s-ti"]),
            ("Slider", ["f-bg", "f-ti", "f-ti s-bd"]), ("Menu", [">Open<", ">Copy<"]),
            ("Wizard", [">1<", ">2<", ">3<", "f-ti s-ti"]), ("DatePicker", [">21<", "f-ti"]),
            ("alert", ["f-sc", "f-bg s-bd", "f-ti"]), ("sheet", ["f-sc"]), ("Picker.segmented", [">Two<", "f-cb"]),
            ("Breadcrumb", [">Home<", "f-cf"]), ("Paginator", [">2<", "f-cb s-cd"]), ("Rating", ["f-ti", "f-bd"]),
            ("OutlineGroup", ["f-cb"]), ("DisclosureGroup", ["f-bg s-bd", "s-fg"]), ("Chip", ["f-bg s-bd", "s-fg"]),
        ]
    )
    func parts(name: String, wanted: [String]) throws {
        let primitive = try #require(NativePrimitive(rawValue: name))
        let picture = try #require(ComponentPicture(Self.styles(), as: primitive))
        let text = picture.symbols.joined()
        for part in wanted { #expect(text.contains(part), "\(part) in \(text)") }
    }

    @Test("have the colors that tokens say of the whole component, before those of its set, as the Swift has")
    func whole() {
        func colors(_ states: [(String, String)]) -> SwiftValueText {
            .brackets(states.map { .init($0.0, .word($0.1)) })
        }
        let whole = SwiftValueText.call(
            "ComponentPartStyle",
            [
                .init("background", colors([(".normal", "1"), (".focused", "2"), ("[.focused, .pressed]", "3")])),
                .init("border", colors([(".invalid", "4"), (".disabled", "5")])),
            ]
        )
        let set = SwiftValueText.call(
            "ComponentColors",
            [
                .init("background", .word("6")), .init("text", .word("255")), .init("border", .word("8")),
                .init("parts", .call("parts.adding", [.init("", .brackets([.init("\"whole\"", whole)]))])),
            ]
        )
        let drawn = DrawnColors(set, parts: nil) { Int($0).map(Self.ink) }
        for (paint, state, ink) in [
            (DrawnStyles.Paint.background, DrawnStyles.State.normal, 1), (.background, .pressed, 1),
            (.background, .focused, 2), (.text, .normal, 255), (.border, .normal, 8), (.border, .invalid, 4),
            (.border, .disabled, 5),
        ] { #expect(drawn.paints(in: state, .textField)[paint] == Self.ink(ink), "\(paint) \(state)") }
    }

    @Test("know the states in the order in which the generated code lets them count")
    func order() throws {
        let file = GeneratedSwift.sample.appending(path: "Support/ComponentState.swift")
        let states = try String(contentsOf: file, encoding: .utf8)
            .matches(of: #/static let (\w+) = ComponentState\(rawValue: 1 << (\d+)\)/#)
        #expect(states.map { Int($0.2) } == Array(0..<states.count))
        #expect(states.map { String($0.1) } == DrawnParts.order)
    }

    @Test("show a checkbox and a switch as they are on where they are selected, and else as they are off")
    func selection() throws {
        for primitive in [NativePrimitive.toggleCheckbox, .toggleSwitch] {
            let picture = try #require(ComponentPicture(Self.styles(), as: primitive))
            #expect(picture.symbols.count == 2)
            for state in picture.states {
                let isOn = picture.shape(state: state, size: 0).name == "s0-on"
                #expect(isOn == picture.styles.states[state].isSelected)
            }
        }
    }

    @Test("leave out a state in which nothing that is seen has another color")
    func unseen() throws {
        var colors: [DrawnStyles.Colors] = [
            [.text: Self.ink(1), .border: Self.ink(2)], [.text: Self.ink(1), .border: Self.ink(3)],
        ]
        func states(_ primitive: NativePrimitive) throws -> [DrawnStyles.State] {
            let styles = DrawnStyles(
                states: [.normal, .focused],
                tones: [DrawnStyles.Tone(name: nil, colors: colors)],
                sizes: [DrawnStyles.Size(name: nil, metrics: DrawnStyles.Metrics())]
            )
            let picture = try #require(ComponentPicture(styles, as: primitive))
            return picture.states.map { styles.states[$0] }
        }
        #expect(try states(.textField) == [.normal, .focused])
        #expect(try states(.link) == [.normal])
        colors[1][.text] = Self.ink(9)
        #expect(try states(.link) == [.normal, .focused])
    }

    @Test("are bounded, however many tones and sizes there are, and say how many they leave out")
    func bounded() throws {
        let names = (0..<100).map { "name\($0)" as String? }
        let picture = try #require(ComponentPicture(Self.styles(tones: names, sizes: names), as: .button))
        #expect(picture.tones.count * picture.states.count * picture.sizes.count <= 240)
        #expect(picture.leftOut == 200 - picture.tones.count - picture.sizes.count)
        #expect(picture.rules.joined().utf8.count + picture.symbols.joined().utf8.count < 100_000)
    }

    @Test("have sizes within bounds, and names as text, whatever a library says")
    func hostile() throws {
        var metrics = DrawnStyles.Metrics()
        metrics.height = 1e30
        metrics.leading = -5
        metrics.fontSize = 1e9
        metrics.radius = 1e12
        let styles = DrawnStyles(
            states: [.normal],
            tones: Self.styles().tones.map { DrawnStyles.Tone(name: $0.name, colors: [$0.colors[0]]) },
            sizes: [DrawnStyles.Size(name: "<script>&", metrics: metrics)]
        )
        for primitive in NativePrimitive.allCases {
            guard let picture = ComponentPicture(styles, as: primitive) else { continue }
            let text = picture.symbols.joined()
            #expect(!text.contains("<script>") && !text.contains("e+"))
            let box = try #require(text.firstMatch(of: #/viewBox="0 0 (\d+) (\d+)"/#))
            #expect(try #require(Int(box.1)) < 1500 && #require(Int(box.2)) < 1500)
        }
    }
}
