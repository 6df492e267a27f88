import Foundation
import TestSupport
import Testing

/// How much of the tokens of real design systems is drawn: counted from the text of the generated Swift, whatever the program
/// says itself.
@Suite("The tokens of real design systems")
struct DrawnTokensTests {
    private static var css: String {
        get throws { try String(contentsOf: Shared.file("corpus/wider/tokens/infor-core.scss"), encoding: .utf8) }
    }

    private struct Module {
        /// The tokens by the file that they stand in.
        let generated: [String: String]
        let styles: [String: String]
        let places: [StylePlaces.Place]

        init(in folder: URL) throws {
            func texts(_ name: String) throws -> [String: String] {
                let files = try GeneratedSwift.files(in: folder.appending(path: "DesignTokens/\(name)"))
                return Dictionary(uniqueKeysWithValues: files)
            }
            generated = try texts("Generated")
            styles = try texts("Components")
            places = styles.sorted { $0.key < $1.key }.flatMap { StylePlaces($0.value).places }
        }

        /// How many tokens of components that the library has are drawn, and how many there are.
        var share: (drawn: Int, all: Int) {
            let drawn = Set(places.map(\.reference))
            var share = (drawn: 0, all: 0)
            for (file, text) in generated where file.hasSuffix("ComponentTokens.swift") {
                let members = GeneratedTokens([text]).members.map(\.path)
                let isOfLibrary = styles[file.replacing("ComponentTokens.swift", with: "Tokens.swift")] != nil
                guard isOfLibrary || members.contains(where: drawn.contains) else { continue }
                share.all += members.count
                share.drawn += members.count { drawn.contains($0) }
            }
            return share
        }
    }

    private static var infor: Module {
        get async throws {
            // Tests that find it generated have to say that they need its tokens as well.
            _ = try css
            return try await generatedInfor.value
        }
    }

    private static let generatedInfor = Task { () throws -> Module in
        try await TemporaryFolder.with { folder in
            let css = try Self.css
            for (name, text) in [
                ("lib.json", InforLibrary.manifest), ("matrix.md", InforLibrary.matrix), ("t.scss", css),
                ("weblift.json", InforLibrary.configuration),
                ("primitives.css", InforLibrary.primitives(missingIn: css)),
            ] { try folder.write(text, to: name) }
            try await folder.run(["generate", "--out", "out"], timeLimit: 120).exits(0)
            return try Module(in: folder.url.appending(path: "out/Sources/IdsUI"))
        }
    }

    @Test("are drawn, 85 of 100 of those whose component the library has", .needs("corpus/wider/tokens"))
    func share() async throws {
        #expect(InforLibrary.names.count == 88)
        let share = try await Self.infor.share
        #expect(share.all > 1_200)
        #expect(Double(share.drawn) >= 0.85 * Double(share.all), "\(share.drawn) of \(share.all)")
    }

    @Test("are drawn on the sample, 90 of 100")
    func sample() throws {
        let share = try Module(in: GeneratedSwift.sample).share
        #expect(Double(share.drawn) >= 0.9 * Double(share.all), "\(share.drawn) of \(share.all)")
    }

    /// Sixty of the tokens that are drawn, chosen by `random.seed(26)` of Python among all of them in the order of their names, each
    /// with one place where a person looked and found it right: the declaration, and the way to it.
    private static let judged = """
        AccordionComponentTokens.headerSubAppMenuPadding parts "header-sub-app-menu"/padding/.normal
        AxisChartComponentTokens.colorText colors text
        AxisChartComponentTokens.gridColor parts "grid"/background/.normal
        AxisChartComponentTokens.lastLineColorBorder parts "last-line"/border/.normal
        BadgeComponentTokens.colorTextInfo infoColors text
        BadgeComponentTokens.fontLineHeight parts "whole"/lineHeight/.normal
        BadgeComponentTokens.widthMin parts "frame"/minimumWidth/.normal
        BlockGridComponentTokens.checkboxTopSize parts "box-top"/size/.normal
        BlockGridComponentTokens.itemBorderRadius parts "item"/cornerRadius/.normal
        BlockGridComponentTokens.itemOutlineSelected parts "item"/border/.selected
        BoxComponentTokens.outlineSelected parts "frame"/border/.selected
        BoxComponentTokens.padding metrics padding/top
        BoxComponentTokens.shadowedColorBorder parts "shadowed"/border/.normal
        ButtonComponentTokens.destructiveTertiaryColorBackgroundDefault tertiaryDestructiveStyles "whole"/background/.normal
        ButtonComponentTokens.primaryColorBackgroundDefault primaryColors background
        ButtonComponentTokens.secondaryColorBackgroundFocus secondaryColors parts/"whole"/background/.focused
        ButtonComponentTokens.secondaryColorTextHover secondaryColors textHovered
        CalendarComponentTokens.eventColorBackgroundAccentTurqoise parts "event-indicator-turqoise"/background/.normal
        CalendarComponentTokens.eventColorBorderAccentNeutral parts "event-indicator-neutral"/border/.normal
        CalendarComponentTokens.eventColorBorderAccentTurqoise parts "event-indicator-turqoise"/border/.normal
        CalendarComponentTokens.eventColorIconClock parts "event-icon-clock"/text/.normal
        CardComponentTokens.colorBorder colors border
        CheckboxComponentTokens.colorBorderDefault colors border
        DataGridComponentTokens.filterInputColorBorderHover parts "filter-field"/border/.hovered
        DataGridComponentTokens.rowShadowFocus parts "row"/shadow/.focused
        DrawerComponentTokens.appMenuColorText appMenuStyles "frame"/text/.normal
        DrawerComponentTokens.width parts "frame"/width/.normal
        DropdownComponentTokens.colorBackgroundHover colors backgroundPressed
        DropdownComponentTokens.colorTextSelected colors textSelected
        EditorComponentTokens.linkColorBorderFocus parts "link"/border/.focused
        EditorComponentTokens.linkPadding parts "link"/padding/.normal/top
        EditorComponentTokens.sourceLineFontWeight parts "source-line"/fontWeight/.normal
        HierarchyComponentTokens.itemLeafInsideBorderLeft parts "item-leaf-inside"/borderLeading/.normal
        HierarchyComponentTokens.itemSelectedLeafShadow parts "item-leaf"/shadow/.selected
        IconComponentTokens.statusColorErrorColorBackground errorStyles "frame"/background/.normal
        ListBuilderComponentTokens.itemPlaceholderOpacity parts "item-placeholder"/opacity/.normal
        MastheadComponentTokens.titleMarginInline parts "title"/margin/.normal/leading
        ModalComponentTokens.colorBackground colors background
        ModuleNavComponentTokens.detailSize parts "detail"/size/.normal
        PopupComponentTokens.menuColorBackgroundInverse isInverseStyles "menu"/background/.normal
        ProcessIndicatorComponentTokens.borderDone doneStyles "frame"/border/.normal
        ProgressChartComponentTokens.labelProgressMargin parts "label-progress"/margin/.normal
        RadioComponentTokens.colorBorderSelectedDisabled parts "box"/border/[.selected, .disabled]
        SkipLinkComponentTokens.colorBackground colors background
        SkipLinkComponentTokens.fontSize metrics fontSize
        SliderComponentTokens.colorDisabled parts "frame"/text/.disabled
        StatsComponentTokens.colorTextSecondary parts "secondary"/text/.normal
        StatsComponentTokens.trendLabelFontSize parts "trend-label"/fontSize/.normal
        StepChartComponentTokens.stepDisabledColor parts "step"/background/.disabled
        SwaplistComponentTokens.buttonColorBackgroundHover parts "button"/background/.hovered
        SwaplistComponentTokens.cardMarginBlockEnd parts "card"/margin/.normal/bottom
        SwaplistComponentTokens.itemLineHeight parts "item"/lineHeight/.normal
        TagComponentTokens.colorBackgroundInfo infoColors background
        TagComponentTokens.colorTextCaution cautionColors text
        TextAreaComponentTokens.colorBorderInfoDefault infoColors parts/"whole"/border/.normal
        TextAreaComponentTokens.colorTextInfoDisabled infoColors parts/"whole"/text/.disabled
        TreeComponentTokens.nodeColorTextHover parts "item"/text/.hovered
        TriggerFieldComponentTokens.iconColor parts "icon"/text/.normal
        UploadAdvancedComponentTokens.colorTextHover parts "frame"/text/.hovered
        WizardComponentTokens.stepColorUnvisited parts "step-unvisited"/background/.normal
        """

    @Test("are drawn as what they are: sixty of them, judged by hand", .needs("corpus/wider/tokens"))
    func judgements() async throws {
        let places = try await Self.infor.places
        let found = Set(places.map { "\($0.reference) \($0.declaration) \($0.path.joined(separator: "/"))" })
        let judged = Self.judged.split(separator: "\n").map(String.init)
        #expect(judged.count == 60)
        #expect(judged.filter { !found.contains($0) } == [])
    }

    /// The words of a state in the names of tokens, written down from the names alone.
    private static let states: [(key: String, words: [String])] = [
        (".disabled", ["disabled"]), (".selected", ["selected", "checked", "current"]),
        (".focused", ["focus", "focused"]), (".invalid", ["error", "invalid"]),
        (".readOnly", ["readonly"]), (".pressed", ["active", "pressed"]), (".hovered", ["hover"]),
        (".visited", ["visited"]), (".dragged", ["dragged", "dragging", "drag"]), (".odd", ["odd"]),
        (".mixed", ["indeterminate"]), (".open", ["open", "opened", "expanded"]),
    ]

    @Test("count in the states that their names tell and in no others", .needs("corpus/wider/tokens"))
    func statesOfNames() async throws {
        let places = try await Self.infor.places
        var count = 0
        for place in places where place.path.contains(where: { $0.hasPrefix("\"") }) {
            guard let key = place.path.last(where: { $0.hasPrefix(".") || $0.hasPrefix("[") }) else { continue }
            let name = place.reference.split(separator: ".")[1]
            let words = Set(name.matches(of: #/[A-Z]?[a-z]+|[0-9]+/#).map { $0.0.lowercased() })
            for (state, names) in Self.states where key.contains(state) {
                #expect(!words.isDisjoint(with: names), "\(place)")
                count += 1
            }
            if key == ".normal" {
                // An error is a value of the API where that has one.
                let told = words.intersection(["disabled", "selected", "focus", "hover", "pressed", "readonly"])
                #expect(told.isEmpty, "\(place)")
            }
        }
        #expect(count > 200)
    }

    @Test("have in the Swift the colors that the files give them, by whatever way", .needs("corpus/wider/tokens"))
    func colors() async throws {
        let css = try Self.css
        let declared = (css + InforLibrary.primitives(missingIn: css)).matches(of: #/--([A-Za-z0-9-]+)\s*:\s*([^;]+);/#)
        let values = Dictionary(declared.map { (String($0.1), String($0.2)) }) { _, last in last }
        let module = try await Self.infor
        let tokens = GeneratedTokens(module.generated.sorted { $0.key < $1.key }.map(\.value))
        let evaluation = TokenEvaluation(tokens: tokens, isDark: false)
        var count = 0
        for reference in Set(module.places.map(\.reference)).sorted() {
            guard let member = tokens[reference], case .color(let color) = try evaluation.value(of: reference),
                let wanted = Self.hexadecimal(member.token, values)
            else { continue }
            let written = zip(color, [16, 8, 0]).map { abs($0 * 255 - Double(wanted >> $1 & 0xff)) }
            #expect(written.allSatisfy { $0 < 0.5 }, "\(member.token)")
            count += 1
        }
        #expect(count > 500)
    }

    /// What a token comes to by its references, where that is a color in six digits.
    private static func hexadecimal(_ name: String, _ values: [String: String], depth: Int = 0) -> Int? {
        guard depth < 20, let value = values[name.replacing("--", with: "")] else { return nil }
        if let target = value.wholeMatch(of: #/var\(--([A-Za-z0-9-]+)\)/#) {
            return hexadecimal(String(target.1), values, depth: depth + 1)
        }
        return value.wholeMatch(of: #/#([0-9a-fA-F]{6})/#).flatMap { Int($0.1, radix: 16) }
    }
}

/// The tokens of charm have no prefix and hardly a value: nearly all are `inherit`, for each brand to say. What they are for
/// stands in their names alone.
@Suite("The tokens of charm", .needs("corpus/wider"))
struct CharmTokensTests {
    private let folder = TemporaryFolder()

    @Test("draw its components with the values of a brand, 85 of 100 of those whose component it has")
    func share() async throws {
        let css = try String(contentsOf: Shared.file("corpus/wider/tokens/charm-base-theme.css"), encoding: .utf8)
        let own = css.replacing(#/--([a-z-]+): inherit;/#) { "--\($0.1): \(Self.value(of: String($0.1)));" }
        try folder.write(own, to: "t.css")
        let library = Shared.file("corpus/wider/manifests/charm.json").path
        try folder.write(#"{"inputs": ["\#(library)"], "tokens": ["t.css"]}"#, to: "weblift.json")
        try await folder.run(["generate", "--out", "out"], timeLimit: 120).exits(0)
        let design = folder.url.appending(path: "out/Sources/ChUI/DesignTokens")
        let declared = GeneratedTokens(try GeneratedSwift.files(in: design.appending(path: "Generated")).map(\.text))
        let styles = try GeneratedSwift.files(in: design.appending(path: "Components")).map(\.text).joined()
        let drawn = Set(styles.replacing("`", with: "").matches(of: #/ChAliases\.\w+\.\w+/#).map { String($0.0) })
        // Of the families of names, those whose components charm has: it has no link, heading or form.
        let wanted = declared.members.map(\.path).filter { path in
            ["GroupButton.", "GroupForm.control", "GroupMenu.item"].contains { path.hasPrefix("ChAliases.\($0)") }
        }
        let count = wanted.count(where: drawn.contains)
        #expect(wanted.count == 72)
        #expect(count * 100 >= wanted.count * 85, "\(count) of \(wanted.count)")
    }

    /// A value of the kind that the name speaks of.
    private static func value(of name: String) -> String {
        let words = name.split(separator: "-")
        let values = [
            ("decoration", "underline"), ("shadow", "0 1px 2px #000000"), ("family", "Inter"), ("weight", "600"),
            ("style", "solid"), ("opacity", "0.5"),
            ("color", String(format: "#%06x", 0x101010 + name.utf8.count * 4_099)), ("line", "1.4"),
        ]
        return values.first { words.contains($0.0[...]) }?.1 ?? "8px"
    }
}
