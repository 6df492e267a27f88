import Documents
import SwiftModel
import WebModel

struct CatalogContext {
    private let entries: [(component: ComponentScaffold, category: String)]

    static let folder = "Catalog"

    init(_ library: ScaffoldLibrary) {
        entries = library.components.filter { Self.shows($0, in: library) }
            .sorted { $0.swift.names.view.name < $1.swift.names.view.name }
            .map { component in
                let told = component.web?.category ?? ""
                return (component, told.isEmpty ? Kind(of: component.swift.primitive).title : told)
            }
    }

    static func shows(_ component: ComponentScaffold, in library: ScaffoldLibrary) -> Bool {
        !component.isItem && component.web?.deprecated == nil
            && ExampleCall(component, in: library, showing: ExampleContent(primitive: component.swift.primitive))
                .arguments() != nil
    }

    var isEmpty: Bool { entries.isEmpty }

    var fields: [(TemplateKey, TemplateValue)] {
        let titles = Set(entries.map(\.category)).sorted { (Kind.place(of: $0), $0) < (Kind.place(of: $1), $1) }
        let categories = Dictionary(zip(titles, Self.cases(titles))) { first, _ in first }
        let names = Self.cases(entries.map(\.component.swift.names.base.name))
        return [
            (
                "categories",
                .list(
                    titles.map { title in
                        [
                            "name": .string(categories[title]?.declaration ?? ""),
                            "title": .string(SwiftStringLiteral(title).description),
                        ]
                    }
                )
            ),
            (
                "entries",
                .list(
                    zip(entries, names).map { entry, name in
                        [
                            "name": .string(name.declaration), "member": .string(name.member),
                            "title": .string(SwiftStringLiteral(entry.component.swift.names.view.name).description),
                            "category": .string(categories[entry.category]?.member ?? ""),
                            "examples": .string(Self.examples(of: entry.component)),
                        ]
                    }
                )
            ),
        ]
    }

    private static func cases(_ words: [String]) -> [SwiftIdentifier] {
        let wishes = words.map { SwiftScope.Wish(SwiftIdentifier($0.lowerCamelCase, as: .enumCase), webName: $0) }
        return SwiftScope.unique(wishes, .caseSensitive)
    }

    static func examples(of component: ComponentScaffold) -> String { component.swift.names.base.name + "Examples" }

    /// Category of a component for which no source says one: a person looks for it there.
    private enum Kind: String, CaseIterable {
        case actions, inputs, choices, navigation, presentations, feedback, content, layout

        var title: String {
            switch self {
            case .choices: "Selection"
            case .inputs: "Input"
            case .presentations: "Presentation"
            default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            }
        }

        /// Finds the place of a title: titles of the sources first, then the kinds in their order.
        static func place(of title: String) -> Int { allCases.firstIndex { $0.title == title } ?? -1 }

        init(of primitive: NativePrimitive?) {
            self =
                switch primitive {
                case .button, .iconButton, .link, .menu, .contextMenu, .toolbar: .actions
                case .textField, .textEditor, .secureField, .searchField, .oneTimeCode, .tagInput, .slider, .stepper,
                    .rating, .datePicker, .dateRange, .timePicker, .colorPicker, .fileImporter, .form, .formField:
                    .inputs
                case .toggleSwitch, .toggleCheckbox, .toggleButton, .pickerMenu, .pickerSegmented, .pickerRadioGroup,
                    .pickerInline, .pickerSearch, .chip:
                    .choices
                case .tabView, .carousel, .breadcrumb, .paginator, .wizard, .navigationBar, .navigation, .splitView:
                    .navigation
                case .sheet, .drawer, .popover, .tooltip, .alert, .actionSheet, .commandPalette: .presentations
                case .notification, .banner, .progressLinear, .progressCircular, .gauge, .statusIndicator, .badge,
                    .skeleton, .emptyState:
                    .feedback
                case .stat, .list, .listRow, .table, .tree, .timeline, .timelineItem, .avatar, .image, .avatarGroup,
                    .icon, .text, .heading, .label, .formattedText, .keyCap, .codeBlock:
                    .content
                case .card, .container, .disclosureGroup, .accordion, .divider, .stack, .fieldset, .grid, .item, nil:
                    .layout
                }
        }
    }
}
