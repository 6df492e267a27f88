import SwiftModel

/// Content that a preview shows in a component: words of its kind, and never an empty list.
struct ExampleContent {
    var primitive: NativePrimitive? = nil
    /// Name of an item, where this is the content of one.
    var word: String? = nil

    /// The content of each item. An item of a tree has none in it, else examples would have no end.
    var items: [ExampleContent] { word != nil ? [] : Self.words(of: primitive).map { ExampleContent(word: $0) } }

    /// Whether an example is better with this text, though it could be left out.
    func shows(_ role: String?) -> Bool {
        guard let role else { return false }
        return Self.names.contains(role) || role == "placeholder"
    }

    /// Writes a value of a type for the role of a member; nil where any value does.
    func code(of type: SwiftType, for role: String?, in component: ComponentScaffold) -> SwiftCode? {
        if type.unwrapped == .array(.string) { return list(Self.words(of: primitive).map(literal)) }
        if case .array(let element) = type.unwrapped, component.swift.isCallerData(element) {
            return list((0..<3).map { "\(SwiftCode(naming: "ExampleItem"))(id: \(plain: String($0)))" })
        }
        if case .named("Set", let elements) = type.unwrapped, let element = elements.first,
            element == .string || component.swift.isChosen(element),
            let chosen = text(for: role, in: component)
        {
            return list([literal(chosen)])
        }
        if case .array(let element) = type.unwrapped, let part = part(of: component, as: element) {
            return list([part])
        }
        if role == "value", let part = part(of: component, as: type.unwrapped) { return part }
        guard type.unwrapped == .string || component.swift.isChosen(type.unwrapped) else { return nil }
        return text(for: role, in: component).map(literal)
    }

    /// Writes less than the half of the greatest value: neither empty nor full says anything.
    private func part(of component: ComponentScaffold, as type: SwiftType) -> SwiftCode? {
        guard [.slider, .gauge, .rating, .progressLinear, .progressCircular].contains(primitive),
            case .named(let name, []) = type, ["Double", "CGFloat", "Float", "Int"].contains(name)
        else { return nil }
        let maximum = component.members.first { ["maximumValue", "total"].contains($0.role) }?.defaultValue
        let whole: Double =
            switch maximum {
            case .integer(let number): Double(number)
            case .number(let number): number
            default: primitive == .rating ? 5 : 1
            }
        let part = whole * 0.4
        return "\(plain: name == "Int" ? String(max(1, Int(part))) : SwiftNumber(part).description)"
    }

    var name: String? { word ?? Self.name(of: primitive) }

    var id: String? { word?.lowercased() }

    func list(_ elements: [SwiftCode]) -> SwiftCode {
        let line = "[\(elements.map(\.text).joined(separator: ", "))]"
        let mentions = elements.flatMap(\.mentions)
        if line.utf8.count <= Self.width, !line.contains("\n") { return SwiftCode(line, mentioning: mentions) }
        let lines = elements.map { $0.text + "," }.joined(separator: "\n").filledLines.map { "    " + $0 }
        return SwiftCode("[\n\(lines.joined(separator: "\n"))\n]", mentioning: mentions)
    }

    private static let width = 60

    private func literal(_ text: String) -> SwiftCode { "\(plain: SwiftStringLiteral(text))" }

    // MARK: Words

    private static let names: Set<String> = ["label", "title", "heading", "header", "text", "name"]
    private static let keys: Set<String> = ["value", "values", "selection", "id", "key"]

    private func text(for role: String?, in component: ComponentScaffold) -> String? {
        guard let role else { return nil }
        if let word {
            if Self.names.contains(role) { return word }
            return Self.keys.contains(role) ? word.lowercased() : nil
        }
        if Self.keys.contains(role) {
            let hasItems = component.members.contains { $0.form.isItems }
            return hasItems ? Self.words(of: primitive).first?.lowercased() : Self.entry(of: primitive)
        }
        switch role {
        case _ where Self.names.contains(role): return Self.name(of: primitive)
        case "content", "children": return Self.details(of: primitive)
        case "placeholder": return "Type here"
        case "errorText", "errorMessage": return "This is needed."
        case "helpText", "help", "description", "message", "caption": return "You can change this later."
        default: return nil
        }
    }

    private static func entry(of primitive: NativePrimitive?) -> String? {
        switch primitive {
        case .textField: "Jane Appleseed"
        case .textEditor: "We arrive on Friday."
        case .searchField: "pears"
        case .secureField: "secret"
        case .oneTimeCode: "1234"
        default: nil
        }
    }

    private static func name(of primitive: NativePrimitive?) -> String? {
        switch primitive {
        case .button: "Save"
        case .iconButton: "Add"
        case .link: "Read more"
        case .toggleSwitch, .toggleCheckbox, .toggleButton: "Notifications"
        case .textField: "Name"
        case .textEditor: "Comment"
        case .secureField: "Password"
        case .searchField: "Search"
        case .oneTimeCode: "Code"
        case .tagInput, .pickerMenu, .pickerSegmented, .pickerRadioGroup, .pickerInline, .pickerSearch: "Fruit"
        case .slider: "Volume"
        case .stepper: "Guests"
        case .rating: "Rating"
        case .datePicker, .dateRange: "Departure"
        case .timePicker: "Time"
        case .colorPicker: "Color"
        case .fileImporter: "Attachment"
        case .menu, .contextMenu, .toolbar, .commandPalette: "Actions"
        case .disclosureGroup, .accordion: "Details"
        case .sheet, .drawer, .popover: "Settings"
        case .alert, .actionSheet: "Delete the draft?"
        case .notification, .banner: "Saved"
        case .progressLinear, .progressCircular: "Uploading"
        case .gauge: "Battery"
        case .stat: "Visitors"
        case .statusIndicator: "Online"
        case .badge: "New"
        case .chip: "Vegetarian"
        case .card: "Weekend trip"
        case .listRow: "Apples"
        case .timelineItem: "Packed"
        case .avatar: "Jane Appleseed"
        case .heading, .navigationBar, .navigation, .splitView: "Overview"
        case .keyCap: "K"
        case .codeBlock: "let answer = 42"
        case .emptyState: "No results"
        default: nil
        }
    }

    private static func details(of primitive: NativePrimitive?) -> String? {
        switch primitive {
        case .sheet, .drawer, .popover: "Choose how often we write to you."
        case .alert, .actionSheet: "You can't undo this."
        case .notification, .banner: "All changes are on the server."
        case .card: "Two days by the sea, with breakfast."
        case .disclosureGroup, .accordion: "It arrives in two days."
        default: nil
        }
    }

    private static func words(of primitive: NativePrimitive?) -> [String] {
        switch primitive {
        case .menu, .contextMenu, .toolbar, .actionSheet, .commandPalette: ["Copy", "Rename", "Delete"]
        case .tabView, .carousel: ["Overview", "Details", "History"]
        case .breadcrumb: ["Home", "Products", "Shoes"]
        case .wizard, .timeline: ["Ordered", "Packed", "Delivered"]
        case .navigation, .navigationBar, .splitView: ["Home", "Search", "Profile"]
        case .accordion: ["Delivery", "Payment", "Returns"]
        case .avatarGroup: ["Jane Appleseed", "John Miller", "Ada Stone"]
        default: ["Apples", "Pears", "Plums"]
        }
    }
}

extension SwiftComponent {
    func isChosen(_ type: SwiftType) -> Bool { genericParameters.contains { $0.standIn != nil && $0.type == type } }

    func isCallerData(_ type: SwiftType) -> Bool {
        genericParameters.contains { type == .named($0.name.name) && $0.constraint == .named("Identifiable") }
    }

    /// Whether the type is a list by which the compiler knows the type of the caller's data.
    func isGenericList(_ type: SwiftType?) -> Bool {
        guard case .array(let element)? = type else { return false }
        return genericParameters.contains { element == .named($0.name.name) }
    }
}
