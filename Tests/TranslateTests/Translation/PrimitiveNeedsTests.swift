import SwiftModel
import Testing
import WebModel

@testable import Translate

/// What the platform has is what a component of an unknown library is built on.
@Suite("The built-in matrix knows the native primitive of each component")
struct PrimitiveNeedsTests {
    @Test(
        "a component is built on what the platform has for it",
        arguments: [
            ("button", NativePrimitive.button), ("link", .link), ("switch", .toggleSwitch),
            ("checkbox", .toggleCheckbox), ("toggle-button", .toggleButton), ("input", .textField),
            ("textarea", .textEditor), ("password", .secureField), ("search", .searchField), ("select", .pickerMenu),
            ("segmented-control", .pickerSegmented), ("radio-group", .pickerRadioGroup), ("slider", .slider),
            ("range", .slider), ("number-input", .stepper), ("rating", .rating), ("date-picker", .datePicker),
            ("time-picker", .timePicker), ("color-picker", .colorPicker), ("file-upload", .fileImporter),
            ("dropdown", .menu), ("menu", .menu), ("context-menu", .contextMenu), ("accordion", .accordion),
            ("accordion-item", .disclosureGroup), ("details", .disclosureGroup), ("tabs", .tabView),
            ("tab-group", .tabView), ("carousel", .carousel), ("dialog", .sheet), ("modal", .sheet),
            ("drawer", .drawer), ("popover", .popover), ("tooltip", .tooltip), ("alert-dialog", .alert),
            ("toast", .notification), ("notification", .notification), ("progress-bar", .progressLinear),
            ("spinner", .progressCircular), ("progress-ring", .progressCircular), ("badge", .badge), ("chip", .chip),
            ("card", .card), ("list", .list), ("list-item", .listRow), ("table", .table), ("tree", .tree),
            ("breadcrumb", .breadcrumb), ("pagination", .paginator), ("stepper", .wizard), ("toolbar", .toolbar),
            ("avatar", .avatar), ("icon", .icon), ("image", .image), ("divider", .divider), ("form", .form),
            ("skeleton", .skeleton), ("empty-state", .emptyState), ("meter", .gauge), ("gauge", .gauge),
            ("stat", .stat), ("statistic", .stat), ("kpi", .stat), ("timeline", .timeline),
            ("timeline-item", .timelineItem), ("kbd", .keyCap), ("keycap", .keyCap), ("code-block", .codeBlock),
            ("code-snippet", .codeBlock), ("otp-input", .oneTimeCode), ("pin-input", .oneTimeCode),
            ("verification-code", .oneTimeCode), ("tag-input", .tagInput), ("chip-input", .tagInput),
            ("token-field", .tagInput), ("status-dot", .statusIndicator), ("presence-badge", .statusIndicator),
            ("grid", .table), ("grid-layout", .grid), ("flex", .stack), ("column", .stack), ("navbar", .navigationBar),
            ("app-bar", .navigationBar), ("top-bar", .navigationBar), ("sidebar", .navigation),
            ("side-nav", .navigation), ("sidebar-item", .listRow), ("slide-over", .drawer), ("slide-out", .drawer),
            ("lightbox", .sheet), ("image-viewer", .sheet), ("info-bar", .banner), ("note", .banner),
            ("callout", .banner), ("snack-bar", .notification), ("tile", .card), ("date-range", .dateRange),
            ("date-range-picker", .dateRange), ("form-field", .formField), ("heading", .heading),
            ("headline", .heading), ("title", .heading), ("typography", .text), ("avatar-group", .avatarGroup),
            ("facepile", .avatarGroup), ("auto-complete", .pickerSearch), ("drop-zone", .fileImporter),
            ("fieldset", .fieldset), ("action-sheet", .actionSheet), ("actionsheet", .actionSheet),
            ("options-sheet", .actionSheet), ("bottom-sheet", .sheet), ("actions", .stack),
            ("command-palette", .commandPalette), ("command-menu", .commandPalette), ("command", .commandPalette),
            ("spotlight", .commandPalette), ("kbar", .commandPalette), ("quick-open", .commandPalette),
            ("confirm-dialog", .alert), ("collapsible-section", .disclosureGroup), ("loading-bar", .progressLinear),
            ("circular-progress", .progressCircular), ("loading-dots", .progressCircular),
        ]
    )
    func primitive(name: String, expected: NativePrimitive) throws {
        #expect(try Fixture("acme-\(name)").component.component.primitive == expected)
    }

    @Test(
        "a name may say the kind first, and then which of them",
        arguments: [
            ("button-save", NativePrimitive.button), ("button-icon", .iconButton), ("button-toggle", .toggleButton),
            ("input-email", .textField), ("input-switch", .toggleSwitch), ("input-slider", .slider),
            ("input-range", .slider), ("input-rating", .rating), ("input-select", .pickerMenu),
            ("input-checkbox", .toggleCheckbox), ("input-date-time", .datePicker), ("input-tags", .tagInput),
            ("input-otp", .oneTimeCode), ("input-date-range", .dateRange), ("switch-night", .toggleSwitch),
            ("meter-circular", .gauge), ("gauge-radial", .gauge), ("spinner-small", .progressCircular),
            ("progress-linear", .progressLinear), ("progress-circular", .progressCircular),
            ("dialog-fullscreen", .sheet), ("dialog-confirm", .alert), ("dialog-alert", .alert),
            ("empty-state-simple", .emptyState), ("empty-state-large", .emptyState), ("rating-stars", .rating),
        ]
    )
    func kindFirst(name: String, expected: NativePrimitive) throws { try primitive(name: name, expected: expected) }

    @Test(
        "what is named after a component and a part of it is not that component",
        arguments: [
            "card", "alert", "banner", "toast", "modal", "dialog", "drawer", "sheet", "popover", "table", "button",
            "empty-state", "switch", "spinner", "meter",
        ],
        [
            "title", "subtitle", "heading", "description", "text", "label", "icon", "header", "body", "content",
            "footer", "actions", "group",
        ]
    )
    func part(of whole: String, named part: String) throws {
        // A button with an icon is a button, and a group of alerts shows them one above the other.
        guard whole != "button" || ["label", "group"].contains(part), (whole, part) != ("alert", "group") else {
            return
        }
        let fixture = try Fixture(("acme-\(whole)", []), ("acme-\(whole)-\(part)", []))
        let kind = try fixture.component("acme-\(whole)").component.primitive
        #expect(try fixture.component("acme-\(whole)-\(part)").component.primitive != kind)
    }

    @Test(
        "a part is a text, a picture, a button or a place for views, as its last word says",
        arguments: [
            ("card-title", NativePrimitive.heading), ("modal-heading", .heading), ("alert-description", .text),
            ("input-error", .text), ("input-hint", .text), ("card-image", .image), ("alert-icon", .icon),
            ("modal-close", .button), ("dialog-trigger", .button), ("card-action", .button), ("card-link", .link),
            ("modal-header", .container), ("input-prefix", .container), ("table-footer", .container),
            ("card-grid", .grid), ("image-gallery", .grid), ("button-row", .stack), ("card-stack", .stack),
        ]
    )
    func partKind(name: String, expected: NativePrimitive) throws { try primitive(name: name, expected: expected) }

    @Test(
        "a name that is only like that of a primitive says nothing, nor does one that nobody knows",
        arguments: ["order-status", "key", "primary-key", "zip-code", "code", "presence", "widget"]
    )
    func unrelated(name: String) throws { #expect(try Fixture("acme-\(name)").component.component.primitive == nil) }

    @Test(
        "children that a native container wants to know are data",
        arguments: [
            ("tabs", "tab"), ("select", "option"), ("radio-group", "radio"), ("menu", "menu-item"),
            ("breadcrumb", "breadcrumb-item"), ("stepper", "step"), ("stepper", "stepper-item"),
            ("wizard", "step-item"), ("action-sheet", "action-sheet-button"), ("command-palette", "command-item"),
            ("spotlight", "spotlight-action"),
        ]
    )
    func items(parent: String, name: String) throws {
        let fixture = try Fixture(("acme-\(parent)", []), ("acme-\(name)", []))
        #expect(try fixture.component("acme-\(name)").component.primitive == .item)
    }

    @Test(
        "what no component of the library takes as an item is a view where it can be one",
        arguments: [("tree", "tree-item"), ("tree-view", "tree-view-item"), ("treeview", "treeview-node")]
    )
    func alone(container: String, name: String) throws {
        try primitive(name: name, expected: .disclosureGroup)
        try items(parent: container, name: name)
    }

    @Test("of the components that one name means, the nearest one is the item")
    func nearest() throws {
        let select = ("acme-select", ["#"])
        let others = (("acme-fancy-menu-option", [String]()), ("acme-option", [String]()))
        let options = try Fixture(select, others.0, others.1).item("#", of: "acme-select")
        #expect(options.swiftUITexts == ["options: [AcmeOption]"])
        let own = try Fixture(select, others.0, others.1, ("acme-select-option", [])).item("#", of: "acme-select")
        #expect(own.swiftUITexts == ["options: [AcmeSelectOption]"])
    }

    @Test(
        "what the user operates is a control in UIKit, and what only shows is a view",
        arguments: [
            ("button", UIKitBase.control), ("switch", .control), ("input", .control), ("slider", .control),
            ("select", .control), ("tabs", .control), ("dialog", .view), ("spinner", .view), ("badge", .view),
            ("divider", .view), ("tooltip", .view), ("otp-input", .control), ("tag-input", .control), ("meter", .view),
            ("timeline", .view),
        ]
    )
    func base(name: String, expected: UIKitBase) throws {
        #expect(try Fixture("acme-\(name)").component.component.uiKit.base == expected)
    }

    @Test("words of a tag may be joined: a searchbar is a search bar, and a combo-box a combobox")
    func joinedWords() throws {
        let rows = try BuiltInMatrix.matrix().components.entries.filter {
            $0.conditions.isEmpty && $0.primitive != .item
        }
        let endings = rows.flatMap(\.components).filter { !$0.ending.isEmpty }.map { $0.text.dropFirst(2) }
        for words in endings where words.contains("-") {
            let joined = try Fixture("acme-\(words.filter { $0 != "-" })").component.component.primitive
            #expect(try Fixture("acme-\(words)").component.component.primitive == joined, "\(words)")
        }
        #expect(try Fixture("acme-combo-box").component.component.primitive == .pickerSearch)
    }

    @Test("without a name that says it, a kind is that of the component whose items all are there")
    func kindsWithoutNames() throws {
        let button = ["loud: boolean", "spread: string", "@press", "#start-icon", "label: string"]
        let others = (1...16).map { (tag: "x-thing\($0)", items: ["label: string"]) }
        let fixture = try Fixture(
            [("x-button", button), ("x-copy", button + ["words: string"]), ("x-part", ["label: string"])]
                + others
        )
        func primitive(_ tag: String) throws -> NativePrimitive? { try fixture.component(tag).component.primitive }
        #expect(try primitive("x-copy") == .button)
        #expect(try primitive("x-part") == nil)
    }
}
