/// Code behind the matrix asks for members by role and never by name: a row that calls `invalid` `isWrong` changes the
/// code of callers, and nothing in the behavior of the component.
package enum MemberRole: Sendable, Hashable {
    /// Role that the member's name says: a member that is called `label` is the label.
    case asNamed
    case stated(String)
    /// Another member plays it.
    case none

    /// Roles that several members may play: all of these texts and views stand below a control.
    package static let shared: Set<String> = ["errorMessage", "helpText"]

    package func name(of member: SwiftIdentifier) -> String? {
        switch self {
        case .asNamed: member.name
        case .stated(let role): role
        case .none: nil
        }
    }
}

extension MemberRole {
    /// Roles of the built-in templates, which may ask for them although no component of a library has one.
    package static let known: [String] = [
        "accessibilityHint", "accessibilityLabel", "accessibilityText", "action", "actionLabel", "actionStyle",
        "actions", "activeIcon", "addButton", "addButtonLabel", "additionalText", "addons", "after", "alignContent",
        "alignment", "allowedContentTypes", "allowsCustomValues", "allowsHalf", "allowsInteractiveDismiss",
        "allowsMultipleSelection", "appearance", "autoplayInterval", "avatar", "backButton", "backgroundDesign",
        "badge", "before", "border", "busyDelay", "buttonRole", "calendarLegend", "cancelLabel", "caret", "cdsIcon",
        "children", "clear", "clearLabel", "clearable", "closable", "closeIcon", "closeLabel", "closesAutomatically",
        "collapseIcon", "color", "colorScheme", "columnLabel", "columns", "content", "contentAfter",
        "contentBackgroundDesign", "contentBefore", "control", "controlAlign", "controlSize", "currency",
        "currencyDisplay", "currentStep", "date", "day", "debounce", "delay", "delimiter", "delta", "density",
        "description", "design", "detail", "direction", "disabledDates", "display", "displayValue", "divider",
        "duration", "effect", "emphasis", "empty", "end", "endDate", "era", "errorMessage", "expandIcon",
        "fallbackIcon", "fieldColor", "files", "fill", "filter", "firstDayOfWeek", "firstPage", "flip", "footer",
        "footerText", "foregroundColor", "format", "formatter", "gap", "group", "growing", "growingButtonSubtext",
        "growingButtonText", "growingMaxLines", "handle", "hasError", "hasShadow", "header", "headerActions",
        "headerBackgroundDesign", "headerLevel", "headerText", "headingLevel", "heads", "height", "help", "helpText",
        "hideIcon", "hideInput", "hideLabel", "hideNavigationArrows", "hideNoData", "hidePageIndicator",
        "hidePageSize", "hidePassword", "hideRangeStatus", "hideStateIcon", "hideValue", "hidesCloseButton", "high",
        "highlight", "horizontalAlign", "hotkey", "hour", "hourFormat", "icon", "iconAfter", "iconValue", "image",
        "imageContent", "indicator", "indicatorPlacement", "initials", "inset", "isActionIcon", "isActive",
        "isAnimated", "isArrowButtonActive", "isAutoplaying", "isBordered", "isBusy", "isChecked", "isCircular",
        "isCollapsed", "isColumnHeaderSticky", "isCompact", "isContained", "isCopyable", "isCurrent",
        "isDateDisabled", "isDisabled", "isDisplayOnly", "isDone", "isExpanded", "isFilled", "isFixed", "isFullWidth",
        "isGroupItem", "isGroupStart", "isGrowing", "isHeaderSticky", "isHidden", "isHighlighted", "isIconTrailing",
        "isIndented", "isIndeterminate", "isInline", "isInset", "isInteractiveDismissDisabled", "isInvalid",
        "isInverse", "isLinear", "isLoading", "isMasked", "isModal", "isMonospaced", "isMultiline", "isNavigated",
        "isNumeric", "isOn", "isOutlined", "isPaged", "isPasswordVisible", "isPill", "isPinned", "isPlain",
        "isPlaying", "isPresented", "isPressed", "isPrimary", "isPulsing", "isRange", "isReadOnly", "isRequired",
        "isRootExpanded", "isScrollDisabled", "isScrolled", "isSecondary", "isSelected", "isSeparator", "isSolid",
        "isSortable", "isSortedDescending", "isSpinning", "isStretched", "isStriped", "isVertical", "items",
        "itemsPerPage", "keybinding", "keywords", "label", "labelInterval", "labelPlacement", "lastPage", "layer",
        "layout", "length", "level", "line", "lines", "loadingState", "low", "lowerValue", "mainContent",
        "maxFileSize", "maxLength", "maxLines", "maxOptionsVisible", "maximumDate", "maximumFractionDigits",
        "maximumSignificantDigits", "maximumValue", "media", "message", "minColumnWidth", "minLength", "minimumDate",
        "minimumFractionDigits", "minimumIntegerDigits", "minimumSignificantDigits", "minimumValue", "minute", "mode",
        "month", "name", "navigation", "navigationGroupID", "nextIcon", "noDataText", "noGrouping", "noHeader",
        "noTypeahead", "numeric", "onAdd", "onArrowClick", "onChange", "onClear", "onClose", "onCollapse",
        "onComplete", "onCopy", "onDelete", "onDetailClick", "onDismiss", "onEdit", "onError", "onExpansionChange",
        "onLoad", "onLoadMore", "onPageChange", "onPageSizeChange", "onRefresh", "onReject", "onRemove", "onSelect",
        "onSort", "onSuggestionSelect", "onTokenDelete", "onValueHelpTrigger", "optimum", "options", "orientation",
        "overflowButton", "padding", "page", "pageCount", "pageIndex", "pageSize", "pageSizeOptions", "pagination",
        "passwordToggle", "pauseIcon", "placeholder", "placement", "placementType", "playIcon", "position",
        "precision", "prefix", "prefixIcon", "presence", "previousIcon", "primary", "priority", "prompt", "radius",
        "rangeLabel", "rank", "removeLabel", "rotation", "row", "rows", "second", "secondary", "secondaryButton",
        "selectAll", "selection", "selectionMode", "separator", "separatorStyle", "separators", "severity", "shape",
        "showClearIcon", "showColon", "showExceededText", "showFirstLastButtons", "showPassword", "showSelectAll",
        "showSuggestions", "showTickmarks", "showTooltip", "showValueHelpIcon", "showsCloseButton", "showsCount",
        "showsSearchIcon", "siblings", "size", "slidesPerMove", "snapThreshold", "sort", "sortBy", "sortDirection",
        "sortedColumn", "spinDuration", "split", "src", "start", "startDate", "startOverflowButton", "startsSection",
        "state", "status", "step", "steps", "strokeWidth", "style", "subtitleText", "successMessage", "suffix",
        "suffixIcon", "suffixIcons", "suggestions", "summary", "supportsOpacity", "systemImage", "tableColumns",
        "tabs", "target", "tertiary", "text", "textOff", "textOn", "textPlacement", "ticks", "timeZone",
        "timeZoneName", "titleText", "today", "tokens", "tone", "tooltip", "tooltipFormatter", "total", "trend",
        "type", "unit", "updatesAutomatically", "upperValue", "url", "usesPanelStyle", "value", "valuePrecision",
        "valueState", "valueStateMessage", "values", "variant", "warningMessage", "weekday", "width", "withTooltip",
        "year",
    ]
}
