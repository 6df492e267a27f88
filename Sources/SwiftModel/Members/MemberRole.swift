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
        "actions", "additionalText", "alignment", "allowedContentTypes", "allowsCustomValues", "allowsHalf",
        "allowsInteractiveDismiss", "allowsMultipleSelection", "appearance", "autoplayInterval", "badge", "border",
        "buttonRole", "cancelLabel", "caret", "children", "clear", "clearLabel", "clearable", "closable", "closeIcon",
        "closeLabel", "closesAutomatically", "collapseIcon", "color", "colorScheme", "columns", "content", "control",
        "controlAlign", "controlSize", "currency", "currencyDisplay", "currentPage", "currentStep", "date", "day",
        "debounce", "delay",
        "delta", "density", "description", "design", "detail", "direction", "disabledDates", "display", "duration",
        "emphasis", "empty", "end", "endDate", "era", "errorMessage", "expandIcon", "files", "fill", "filter",
        "firstDayOfWeek", "firstPage", "footer", "footerText", "format", "formatter", "gap", "group", "hasError",
        "header", "headerActions", "headerText", "headingLevel", "heads", "height", "help", "helpText", "hideIcon",
        "hideLabel", "hidePageSize", "hidePassword", "hideRangeStatus", "hidesCloseButton", "high", "hotkey", "hour",
        "hourFormat", "icon", "image", "indicator", "indicatorPlacement", "initials", "inset", "isActive", "isAnimated",
        "isAutoplaying", "isBordered", "isBusy", "isChecked", "isCircular", "isCollapsed", "isCompact", "isContained",
        "isCopyable", "isCurrent", "isDateDisabled", "isDisabled", "isDisplayOnly", "isDone", "isExpanded", "isFilled",
        "isFixed", "isFullWidth", "isHidden", "isHighlighted", "isIconTrailing", "isIndeterminate", "isInline",
        "isInset", "isInteractiveDismissDisabled", "isInvalid", "isLinear", "isLoading", "isMasked", "isModal",
        "isMultiline", "isNumeric", "isOn", "isOutlined", "isPaged", "isPill", "isPinned", "isPlain", "isPresented",
        "isPressed", "isPrimary", "isPulsing", "isRange", "isReadOnly", "isRequired", "isSecondary", "isSelected",
        "isSeparator", "isSortable", "isSortedDescending", "isStretched", "isStriped", "isVertical", "items",
        "itemsPerPage", "keybinding", "keywords", "kind", "label", "labelInterval", "labelPlacement", "lastPage",
        "layer", "layout", "length", "level", "line", "lines", "loadingState", "low", "lowerValue", "maxFileSize",
        "maxLength", "maxOptionsVisible", "maximumDate", "maximumFractionDigits", "maximumSignificantDigits",
        "maximumValue", "media", "message", "minColumnWidth", "minLength", "minimumDate", "minimumFractionDigits",
        "minimumIntegerDigits", "minimumSignificantDigits", "minimumValue", "minute", "mode", "month", "name",
        "noDataText", "noGrouping", "noHeader", "numeric", "onChange", "onClear", "onClose", "onCollapse", "onComplete",
        "onCopy", "onDelete", "onDismiss", "onEdit", "onError", "onExpansionChange", "onLoad", "onLoadMore",
        "onPageChange", "onPageSizeChange", "onRefresh", "onReject", "onRemove", "onSelect", "onSort", "optimum",
        "options", "orientation", "padding", "page", "pageCount", "pageIndex", "pageSize", "pageSizeOptions",
        "pagination", "passwordToggle", "placeholder", "placement", "position", "precision", "prefix", "prefixIcon",
        "presence", "primary", "priority", "prompt", "rangeLabel", "rank", "removeLabel", "rotation", "row", "rows",
        "rowsPerPage",
        "second", "secondary", "selectAll", "selection", "selectionMode", "separator", "severity", "shape",
        "showFirstLastButtons", "showPassword", "showTickmarks", "showTooltip", "showsCloseButton", "showsCount",
        "siblings", "size", "sort", "sortBy", "sortDirection", "sortedColumn", "split", "src", "start", "startDate",
        "state", "status", "step", "steps", "strokeWidth", "style", "successMessage", "suffix", "suffixIcon",
        "suggestions", "summary", "supportsOpacity", "systemImage", "tableColumns", "tabs", "target", "text", "textOff",
        "textOn", "ticks", "timeZone", "timeZoneName", "titleText", "today", "tone", "tooltip", "tooltipFormatter",
        "total", "trend", "type", "unit", "updatesAutomatically", "upperValue", "url", "value", "valueState",
        "valueStateMessage", "values", "variant", "warningMessage", "weekday", "width", "withTooltip", "year",
    ]
}
