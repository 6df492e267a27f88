/// Names that a generated file uses or is likely to use, so that a type, or a type parameter, of the same name would
/// change their meaning there. Not all of SwiftUI and UIKit: every name on this list costs a component a nicer one.
enum HiddenTypes {
    /// Union of the sets, because every name of a type is looked up: in each separate set it would be hashed again.
    static let all =
        language.union(foundation).union(views).union(uiKit).union(support).union(KnownSwiftType.names)

    /// The metatypes and pseudo types of the language, and the standard library as far as declarations use it.
    private static let language: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "ClosedRange",
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Duration",
        "Encodable",
        "Equatable", "Error", "Float", "Hashable", "Hasher", "ID", "Identifiable", "Int", "Int16", "Int32", "Int64",
        "Int8", "KeyPath", "MainActor", "Never", "ObjectIdentifier", "Optional", "Protocol", "Range",
        "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Collection", "Set", "String", "Substring",
        "Swift", "Task", "Type", "UInt", "UInt8", "Void", "WritableKeyPath", "AllCases", "RawValue",
    ]

    private static let foundation: Set<String> = [
        "AttributedString", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "Foundation", "IndexPath", "IndexSet", "Locale",
        "LocalizedStringResource", "Measurement", "NSAttributedString", "NSCoder", "NSObject", "Notification",
        "NotificationCenter", "Selector", "TimeInterval", "TimeZone", "URL", "UUID",
    ]

    /// SwiftUI: views, values that modifiers take, property wrappers, and `Body` and `Content`'s kin of the protocols.
    private static let views: Set<String> = [
        "Alert", "Alignment", "Anchor", "Angle", "Animation", "AnyShape", "AnyView", "App", "AsyncImage", "Axis",
        "Binding", "Body", "Button", "ButtonRole", "ButtonStyle", "ButtonStyleConfiguration", "Capsule", "Circle",
        "Color", "ColorPicker", "ColorScheme", "Configuration", "ContentMode", "ContentUnavailableView", "ControlSize",
        "DatePicker", "DisclosureGroup", "Divider", "DynamicTypeSize", "Edge", "EdgeInsets", "EditButton", "EmptyView",
        "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FocusState", "Font", "ForEach",
        "ForegroundStyle", "Form", "Gauge", "GeometryProxy", "GeometryReader", "Gesture", "Gradient", "Grid",
        "GridItem", "Group", "GroupBox", "HStack", "HorizontalAlignment", "HorizontalEdge", "Image", "Label",
        "LabelStyle", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List",
        "LocalizedStringKey", "Menu", "Namespace", "NavigationLink", "NavigationSplitView", "NavigationStack",
        "NavigationView", "ObservableObject", "ObservedObject", "OutlineGroup", "Path", "Picker", "PickerStyle",
        "PreferenceKey", "Preview", "PreviewProvider", "PrimitiveButtonStyle", "ProgressView", "Published", "Rectangle",
        "RoundedRectangle", "ScaledMetric", "Scene", "ScrollView", "ScrollViewReader", "Section", "SecureField",
        "Shape", "ShapeStyle", "Slider", "Spacer", "State", "StateObject", "Stepper", "SubmitLabel", "SwiftUI",
        "TabView", "Table", "TableColumn", "Text", "TextAlignment", "TextEditor", "TextField",
        "TextInputAutocapitalization", "Toggle", "ToggleStyle", "ToolbarItem", "Transition", "UnitPoint", "VStack",
        "VerticalAlignment", "VerticalEdge", "View", "ViewBuilder", "ViewModifier", "ViewThatFits", "Visibility",
        "ZStack",
    ]

    private static let support: Set<String> = [
        "ComponentAdaptive", "ComponentArrangedToggleStyle", "ComponentBadgeText", "ComponentBanner", "ComponentBorder",
        "ComponentButtonProgress", "ComponentButtonStyle", "ComponentByteFormat", "ComponentCatalog", "ComponentCells",
        "ComponentCharacterCount", "ComponentCheckboxMark", "ComponentCheckboxStyle", "ComponentChipStyle",
        "ComponentChoice", "ComponentChoiceKey", "ComponentClearButton", "ComponentClearing", "ComponentCloseButton",
        "ComponentColors", "ComponentColumnCell", "ComponentCommandPanel", "ComponentCommandPresenter",
        "ComponentCopyButton", "ComponentCover", "ComponentCurve", "ComponentDateFormat", "ComponentDatePicker",
        "ComponentDateRules", "ComponentDelayedChange", "ComponentDisclosure", "ComponentDivider", "ComponentDrawer",
        "ComponentDrawnSwitchStyle", "ComponentEmphasis", "ComponentEmptyState", "ComponentExample",
        "ComponentExamples", "ComponentField", "ComponentFieldBox", "ComponentFieldButton", "ComponentFieldNote",
        "ComponentFileList", "ComponentFocus", "ComponentFocusHost", "ComponentFoundOptions", "ComponentFrame",
        "ComponentGauge", "ComponentHaptics", "ComponentHapticsKey", "ComponentHeadInset", "ComponentHosting",
        "ComponentHotkey", "ComponentIcon", "ComponentIconBundle", "ComponentIconNames", "ComponentIconSource",
        "ComponentIconsKey", "ComponentIdentifier", "ComponentIdentifierKey", "ComponentImage", "ComponentInitials",
        "ComponentInk", "ComponentInlinePicker", "ComponentInnerShadow", "ComponentInputTraits",
        "ComponentInvalidOutline", "ComponentIsBranchOpenKey", "ComponentItemLabel", "ComponentKept",
        "ComponentLineStyle", "ComponentLinkStyle", "ComponentListOptionMark", "ComponentListOptionStyle",
        "ComponentLiveExample", "ComponentLoading", "ComponentLoadingRows", "ComponentMeasure", "ComponentMenuTree",
        "ComponentMetrics", "ComponentMoreButton", "ComponentMotion", "ComponentNoRows", "ComponentNotificationStack",
        "ComponentNotifications", "ComponentNotificationsKey", "ComponentNotificationsRoot",
        "ComponentNotificationsView", "ComponentNumber", "ComponentNumberFormat", "ComponentNumbered",
        "ComponentOption", "ComponentOptionList", "ComponentOptionRows", "ComponentOptionToggles",
        "ComponentOptionView", "ComponentOuterShadow", "ComponentOutline", "ComponentPageItem", "ComponentPageSizes",
        "ComponentPages", "ComponentPaginator", "ComponentPaginatorBar", "ComponentPanel", "ComponentPanelSurface",
        "ComponentPartStyle", "ComponentPartSurface", "ComponentParts", "ComponentPicker", "ComponentPlace",
        "ComponentPresence", "ComponentPresentationAnchor", "ComponentPress", "ComponentPressStyle",
        "ComponentProgressShape", "ComponentProgressStyle", "ComponentPulse", "ComponentRadioMark",
        "ComponentRadioStyle", "ComponentRatingRow", "ComponentReadOnly", "ComponentReadOnlyText",
        "ComponentRelativeFormat", "ComponentRequiredLabel", "ComponentRows", "ComponentScaledSize", "ComponentScroll",
        "ComponentSearch", "ComponentSearchPicker", "ComponentSegments", "ComponentSegmentsKey",
        "ComponentSelectAllToggle", "ComponentSelection", "ComponentSelectionBar", "ComponentSelectionKey",
        "ComponentSelectionText", "ComponentShadow", "ComponentShape", "ComponentShapeKind", "ComponentShortcutLabel",
        "ComponentShownExample", "ComponentSkeleton", "ComponentSlotContainer", "ComponentSlotView", "ComponentSorting",
        "ComponentStack", "ComponentState", "ComponentStep", "ComponentStepMarker", "ComponentStepRow",
        "ComponentStepState", "ComponentStrings", "ComponentStringsKey", "ComponentSubmitLabel", "ComponentSurface",
        "ComponentSurfaceText", "ComponentSurrounded", "ComponentSurroundings", "ComponentSwitchMark",
        "ComponentSwitchStyle", "ComponentSystemBox", "ComponentSystemButtonStyle", "ComponentTable",
        "ComponentTableHeader", "ComponentTableRow", "ComponentTableScroll", "ComponentTableSection", "ComponentTabs",
        "ComponentTagInput", "ComponentTagRow", "ComponentTextArea", "ComponentTextButton", "ComponentTextRules",
        "ComponentThumbTooltip", "ComponentTicks", "ComponentTimelineMarks", "ComponentTimelineRow", "ComponentTimeout",
        "ComponentToggleAccessibility", "ComponentToggleArrangement", "ComponentToggleButtonStyle", "ComponentTooltip",
        "ComponentTransition", "ComponentTree", "ComponentTreeLevel", "ComponentTreeRow", "ComponentTrendMark",
        "ComponentTrigger", "ComponentTypography", "ComponentTypographyModifier", "ComponentUnderline",
    ]

    /// UIKit, for files that declare controls; its names have a prefix that few others have.
    private static let uiKit: Set<String> = [
        "NSDirectionalEdgeInsets", "NSLayoutConstraint", "NSTextAlignment", "UIAccessibilityTraits", "UIAction",
        "UIApplication", "UIButton", "UIColor", "UIControl", "UIEdgeInsets", "UIEvent", "UIFont", "UIHostingController",
        "UIImage", "UIKeyboardType", "UIKit", "UILabel", "UIMenu", "UIPasteboard", "UIRectEdge", "UIResponder",
        "UIReturnKeyType", "UIScreen", "UISwitch", "UITextAutocapitalizationType", "UITextContentType", "UITextField",
        "UITextView", "UITouch", "UITraitCollection", "UIView", "UIViewController", "UIViewControllerRepresentable",
        "UIViewRepresentable", "UIWindow", "UTType",
    ]
}
