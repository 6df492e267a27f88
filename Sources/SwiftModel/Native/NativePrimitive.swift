/// Building block that the platform has already, and the body of a component therefore uses: the skeleton of its view.
package enum NativePrimitive: String, Sendable, Hashable, CaseIterable {
    case button = "Button"
    case iconButton = "Button.icon"
    case link = "Link"
    case toggleSwitch = "Toggle.switch"
    case toggleCheckbox = "Toggle.checkbox"
    case toggleButton = "Toggle.button"
    case textField = "TextField"
    case textEditor = "TextEditor"
    case secureField = "SecureField"
    case searchField = "SearchField"
    case oneTimeCode = "OneTimeCode"
    case tagInput = "TagInput"
    case pickerMenu = "Picker.menu"
    case pickerSegmented = "Picker.segmented"
    case pickerRadioGroup = "Picker.radioGroup"
    case pickerInline = "Picker.inline"
    case pickerSearch = "Picker.search"
    case slider = "Slider"
    case stepper = "Stepper"
    case rating = "Rating"
    case datePicker = "DatePicker"
    case dateRange = "DatePicker.range"
    case timePicker = "DatePicker.time"
    case colorPicker = "ColorPicker"
    case fileImporter = "fileImporter"
    case menu = "Menu"
    case contextMenu = "contextMenu"
    case disclosureGroup = "DisclosureGroup"
    case accordion = "Accordion"
    case tabView = "TabView"
    case carousel = "TabView.page"
    case sheet = "sheet"
    case drawer = "drawer"
    case popover = "popover"
    case tooltip = "tooltip"
    case alert = "alert"
    case actionSheet = "confirmationDialog"
    case commandPalette = "CommandPalette"
    case notification = "notification"
    case banner = "Banner"
    case progressLinear = "ProgressView.linear"
    case progressCircular = "ProgressView.circular"
    case gauge = "Gauge"
    case stat = "Stat"
    case statusIndicator = "StatusIndicator"
    case badge = "Badge"
    case chip = "Chip"
    case card = "Card"
    case container = "Container"
    case list = "List"
    case listRow = "ListRow"
    case table = "Table"
    case tree = "OutlineGroup"
    case breadcrumb = "Breadcrumb"
    case paginator = "Paginator"
    case wizard = "Wizard"
    case timeline = "Timeline"
    case timelineItem = "TimelineItem"
    case toolbar = "toolbar"
    case navigationBar = "NavigationBar"
    case navigation = "NavigationStack"
    case splitView = "NavigationSplitView"
    case avatar = "Avatar"
    case image = "Image"
    case avatarGroup = "AvatarGroup"
    case icon = "Icon"
    case text = "Text"
    case heading = "Text.heading"
    case label = "Label"
    case formattedText = "Text.formatted"
    case keyCap = "KeyCap"
    case codeBlock = "CodeBlock"
    case divider = "Divider"
    case stack = "Stack"
    case fieldset = "Stack.fieldset"
    case grid = "Grid"
    case form = "Form"
    case formField = "FormField"
    case skeleton = "Skeleton"
    case emptyState = "ContentUnavailableView"
    /// A component that is data of its parent: one tab, one option.
    case item = "Item"
}

extension NativePrimitive {
    package var isChoice: Bool {
        switch self {
        case .pickerMenu, .pickerSegmented, .pickerRadioGroup, .pickerInline, .pickerSearch: true
        default: false
        }
    }

    /// Whether any view presents it, with a function: the built-in templates in `presentation/` are called like these.
    package var isPresented: Bool {
        switch self {
        case .sheet, .drawer, .popover, .alert, .actionSheet, .commandPalette, .notification: true
        default: false
        }
    }
}
