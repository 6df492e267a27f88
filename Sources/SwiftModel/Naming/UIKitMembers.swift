/// The properties of `UIControl` and all that it inherits, which a subclass can't declare anew. Methods without
/// parameters are here too, because they collide with properties; methods with parameters don't.
package enum UIKitMembers {
    /// Flags that only a `UIControl` has. A control overrides them where a row asks for them by name.
    package static let ofControls: Set<String> = ["isEnabled", "isHighlighted", "isSelected"]

    static let all: Set<String> = Set(object + accessibility + responder + view + layout + control)

    private static let object = [
        "autoContentAccessingProxy", "class", "classForCoder", "classForKeyedArchiver", "copy", "customMirror",
        "dealloc", "debugDescription", "description", "hash", "hashValue", "init", "isProxy", "mutableCopy",
        "observationInfo", "release", "retain", "retainCount", "self", "superclass", "zone", "Type", "Protocol",
    ]

    private static let accessibility = [
        "accessibilityActivate", "accessibilityActivationPoint", "accessibilityAssistiveTechnologyFocusedIdentifiers",
        "accessibilityAttributedHint", "accessibilityAttributedLabel", "accessibilityAttributedUserInputLabels",
        "accessibilityAttributedValue", "accessibilityContainerType", "accessibilityCustomActions",
        "accessibilityCustomContent", "accessibilityCustomRotors", "accessibilityDecrement",
        "accessibilityDirectTouchOptions", "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors",
        "accessibilityElementCount", "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
        "accessibilityElementIsFocused", "accessibilityElements", "accessibilityElementsHidden",
        "accessibilityExpandedStatus", "accessibilityFrame", "accessibilityHeaderElements", "accessibilityHint",
        "accessibilityIdentifier", "accessibilityIgnoresInvertColors", "accessibilityIncrement", "accessibilityLabel",
        "accessibilityLanguage", "accessibilityNavigationStyle", "accessibilityPath", "accessibilityPerformEscape",
        "accessibilityPerformMagicTap", "accessibilityRespondsToUserInteraction", "accessibilityTextualContext",
        "accessibilityTraits", "accessibilityUserInputLabels", "accessibilityValue", "accessibilityViewIsModal",
        "automationElements", "isAccessibilityElement", "shouldGroupAccessibilityChildren",
    ]

    private static let responder = [
        "activityItemsConfiguration", "becomeFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder",
        "editingInteractionConfiguration", "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem",
        "inputView", "inputViewController", "isFirstResponder", "keyCommands", "next", "pasteConfiguration",
        "reloadInputViews", "resignFirstResponder", "textInputContextIdentifier", "textInputMode", "touchBar",
        "undoManager", "userActivity",
    ]

    private static let view = [
        "alpha", "anchorPoint", "animationDidStart", "appearance", "appliesContentSizeAdjustment",
        "appliedContentSizeCategoryLimitsDescription",
        "autoresizesSubviews", "autoresizingMask", "backgroundColor", "bottomAnchor", "bounds", "canBecomeFocused",
        "center", "clearsContextBeforeDrawing", "clipsToBounds", "collisionBoundingPath", "collisionBoundsType",
        "contentMode", "contentScaleFactor", "contentStretch", "coordinateSpace", "cornerConfiguration",
        "didMoveToSuperview", "didMoveToWindow", "editMenuInteraction", "effectiveUserInterfaceLayoutDirection",
        "endEditing", "exerciseAmbiguityInLayout", "focusEffect", "focusGroupIdentifier", "focusGroupPriority",
        "focusItemContainer", "focusItemDeferralMode", "frame", "gestureRecognizers", "hoverStyle", "interactions",
        "isExclusiveTouch", "isFocused", "isHidden", "isMultipleTouchEnabled", "isOpaque", "isTransparentFocusItem",
        "isUserInteractionEnabled", "largeContentImage", "largeContentImageInsets", "largeContentTitle", "layer",
        "layerClass", "layoutIfNeeded", "layoutSubviews", "mask", "maskView", "maximumContentSizeCategory",
        "minimumContentSizeCategory", "motionEffects", "overrideUserInterfaceStyle", "parentFocusEnvironment",
        "preferredFocusEnvironments", "preferredFocusedView", "registeredTraits", "removeFromSuperview",
        "restorationIdentifier", "scalesLargeContentImage", "semanticContentAttribute", "setNeedsDisplay",
        "setNeedsFocusUpdate", "setNeedsLayout", "setNeedsUpdateConstraints", "setNeedsUpdateProperties",
        "showsLargeContentViewer", "sizeToFit", "subviews", "superview", "tag", "tintAdjustmentMode", "tintColor",
        "tintColorDidChange", "traitCollection", "traitOverrides", "transform", "transform3D", "updateConstraints",
        "updateConstraintsIfNeeded", "updateFocusIfNeeded", "updateProperties", "updatePropertiesIfNeeded",
        "updateTraitsIfNeeded", "window",
    ]

    private static let layout = [
        "alignmentRectInsets", "centerXAnchor", "centerYAnchor", "constraints", "directionalLayoutMargins",
        "firstBaselineAnchor", "forBaselineLayout", "forFirstBaselineLayout", "forLastBaselineLayout",
        "hasAmbiguousLayout", "heightAnchor", "insetsLayoutMarginsFromSafeArea", "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "keyboardLayoutGuide", "lastBaselineAnchor", "layoutGuides", "layoutMargins",
        "layoutMarginsDidChange", "layoutMarginsGuide", "leadingAnchor", "leftAnchor", "needsUpdateConstraints",
        "preservesSuperviewLayoutMargins", "readableContentGuide", "requiresConstraintBasedLayout", "rightAnchor",
        "safeAreaInsets", "safeAreaInsetsDidChange", "safeAreaLayoutGuide", "topAnchor", "trailingAnchor",
        "translatesAutoresizingMaskIntoConstraints", "viewForBaselineLayout", "viewForFirstBaselineLayout",
        "viewForLastBaselineLayout", "widthAnchor",
    ]

    private static let control = [
        "allControlEvents", "allTargets", "contentHorizontalAlignment", "contentVerticalAlignment",
        "contextMenuInteraction", "effectiveContentHorizontalAlignment", "isContextMenuInteractionEnabled",
        "isEnabled", "isHighlighted", "isSelected", "isSymbolAnimationEnabled", "isTouchInside", "isTracking",
        "performPrimaryAction", "showsMenuAsPrimaryAction", "state", "toolTip", "toolTipInteraction",
    ]
}
