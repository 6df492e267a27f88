extension KnownSwiftType {
    static let swiftUI: [KnownSwiftType] =
        [
            "AccessibilityTraits", "Alignment", "Angle", "Animation", "AnyTransition", "AnyView", "Axis", "Axis.Set",
            "BlendMode", "Color", "ColorScheme", "ContentMode", "Edge", "Edge.Set", "EdgeInsets", "EmptyView",
            "EventModifiers", "Font", "Font.Design", "Font.TextStyle", "Font.Weight", "Gradient",
            "HorizontalAlignment", "Image", "Image.Interpolation", "Image.Scale", "LayoutDirection",
            "LocalizedStringKey", "Path", "Text", "Text.TruncationMode", "TextAlignment", "UnitPoint",
            "VerticalAlignment",
        ].map { KnownSwiftType($0, .swiftUI) }
        + ["GridItem", "KeyEquivalent", "Namespace.ID", "Text.Case", "ToolbarItemPlacement"].map {
            KnownSwiftType($0, .swiftUI, iOS: 14)
        }
        + [
            "AnyShapeStyle", "AsyncImagePhase", "ButtonRole", "ControlSize", "DynamicTypeSize", "HorizontalEdge",
            "HorizontalEdge.Set", "Material", "SearchFieldPlacement", "SubmitLabel", "TextInputAutocapitalization",
            "VerticalEdge", "VerticalEdge.Set", "Visibility",
        ].map { KnownSwiftType($0, .swiftUI, iOS: 15) }
        + [
            "AnyShape", "ContentTransition", "NavigationPath", "NavigationSplitViewVisibility", "PresentationDetent",
        ].map { KnownSwiftType($0, .swiftUI, iOS: 16) }
        + [KnownSwiftType("Binding", .swiftUI, arguments: 1)]

    static let uiKit: [KnownSwiftType] =
        [
            "NSDirectionalEdgeInsets", "NSLayoutConstraint.Axis", "NSLineBreakMode", "NSTextAlignment",
            "UIAccessibilityTraits", "UIAction", "UIActivityIndicatorView.Style", "UIBarButtonItem", "UIBezierPath",
            "UIButton", "UIColor", "UIContentSizeCategory", "UIControl", "UIControl.ContentHorizontalAlignment",
            "UIControl.ContentVerticalAlignment", "UIControl.Event", "UIControl.State", "UIDatePicker.Mode",
            "UIEdgeInsets", "UIFont", "UIFont.TextStyle", "UIFont.Weight", "UIImage", "UIKeyboardAppearance",
            "UIKeyboardType", "UILabel", "UILayoutPriority", "UIMenu", "UIModalPresentationStyle", "UIOffset",
            "UIPopoverArrowDirection", "UIRectCorner", "UIRectEdge", "UIResponder", "UIReturnKeyType",
            "UISemanticContentAttribute", "UITableView.Style", "UITextAutocapitalizationType",
            "UITextAutocorrectionType", "UITextContentType", "UITextField.BorderStyle", "UITextField.ViewMode",
            "UITextSpellCheckingType", "UIUserInterfaceSizeClass", "UIUserInterfaceStyle", "UIView",
            "UIView.ContentMode", "UIViewController", "UIWindow",
        ].map { KnownSwiftType($0, .uiKit) }
        + [
            KnownSwiftType("UIButton.Configuration", .uiKit, iOS: 15),
            // 13.4, so that 13 alone does not do.
            KnownSwiftType("UIDatePickerStyle", .uiKit, iOS: 14),
            KnownSwiftType("UISheetPresentationController.Detent", .uiKit, iOS: 15),
        ]
}
