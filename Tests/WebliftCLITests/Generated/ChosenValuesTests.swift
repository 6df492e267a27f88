import TestSupport
import Testing

/// What a person writes of a choice: the generated package with a file of its user's in it.
@Suite("Values of one's own type are chosen", .startsCompiler)
struct ChosenValuesTests {
    private let folder = TemporaryFolder()
    private static let manifest = ComponentJSON.manifest([
        ("x-radio-group", ComponentJSON.of("value: string", "label: string", "#", "#label")),
        ("x-radio", ComponentJSON.of("value: string = ''", "label: string")),
        ("x-select", ComponentJSON.of("value: string", "options: IOption[]")),
        ("x-multi-select", ComponentJSON.of("value: string[]", "options: IOption[]")),
        (
            "x-both-select",
            ComponentJSON.of(
                "value: string",
                "multiple: boolean = false",
                "label: string = ''",
                "options: IOption[]",
                "#label",
                "@change"
            )
        ),
        (
            "x-combobox",
            ComponentJSON.of("value: (string | number)[]", "options: { value: string | number, label: string }[]")
        ),
        ("x-picker", ComponentJSON.of("value: string", "#")),
        ("x-segmented-control", ComponentJSON.of("value: string", "#")),
        ("x-segment", ComponentJSON.of("value: string", "label: string")),
    ])

    private static let caller = """
        #if os(iOS)
        import SwiftUI

        enum Size: CaseIterable {
            case small, large
        }

        struct Country: Hashable {
            var code: String
        }

        @available(iOS 15, *)
        struct Callers: View {
            @State private var size: Size?
            @State private var country: Country?
            @State private var countries: Set<Country> = []
            @State private var text: String?
            @State private var mixed: Set<AnyHashable> = []

            var body: some View {
                VStack {
                    XRadioGroup(
                        "Size",
                        options: [XRadio("Small", value: Size.small), .init("Large", value: .large)],
                        selection: $size
                    )
                    XRadioGroup(
                        options: Size.allCases.map { XRadio("\\($0)", value: $0) },
                        selection: $size,
                        label: { Text("Size") }
                    )
                    XSelect(options: [.init(value: Country(code: "de"), label: "Germany")], selection: $country)
                    XMultiSelect(options: [.init(value: Country(code: "de"), label: "Germany")], selection: $countries)
                    XComboBox(options: [.init(value: Country(code: "de"), label: "Germany")], selection: $countries)
                    XBothSelect(options: [.init(value: Country(code: "de"), label: "Germany")], selection: $country)
                    XBothSelect(
                        "Countries",
                        options: [.init(value: Country(code: "de"), label: "Germany")],
                        selection: $countries,
                        onChange: { print($0.count) }
                    )
                    XBothSelect(
                        options: [.init(value: Country(code: "de"), label: "Germany")],
                        selection: $country,
                        onChange: { print($0?.code ?? "") },
                        label: { Text("Country") }
                    )
                    XPicker(selection: $size) { Text("Small").tag(Size?.some(.small)) }
                    XSegmentedControl(options: [XSegment("Small", value: Size.small)], selection: $size)
                }
            }

            /// With texts nobody has to name a type.
            var texts: some View {
                VStack {
                    XRadioGroup("Size", options: [XRadio("Small", value: "s"), XRadio("Large")], selection: $text)
                    XSelect(options: [.init(value: "de", label: "Germany")], selection: $text, onChange: { print($0 ?? "") })
                    XComboBox(options: [.init(value: "de", label: "Germany"), .init(value: 1, label: "One")], selection: $mixed)
                    XRadioGroup(options: [], selection: .constant("s"))
                }
            }
        }

        @available(iOS 15, *)
        @MainActor func classes() {
            let group = XUIKitRadioGroup()
            group.options = [XRadio("Small", value: "s"), .init("Large")]
            group.selection = "s"
            let select = XUIKitMultiSelect()
            select.options = [.init(value: "de", label: "Germany")]
            select.selection = ["de"]
        }
        #endif

        """

    @Test("by a person's own code, in each kind of choice, and texts as before", arguments: ["elevate", "native"])
    func caller(_ templateSet: String) async throws {
        let package = try await GeneratedPackage(manifest: Self.manifest, templateSet: templateSet, in: folder)
        try folder.write(Self.caller, to: "out/Sources/XUI/Callers.swift")
        try await package.expectTypes()
    }
}
