#if os(iOS)
import Foundation

/// The texts of the shared parts of components, shown or read by VoiceOver.
///
/// An app translates them once: `.componentStrings(ComponentStrings(required: String(localized: "Required")))`.
@available(iOS 15, *)
nonisolated public struct ComponentStrings: Sendable {
    public var on: String
    public var off: String
    /// The state of a checkbox that is neither on nor off.
    public var mixed: String
    public var required: String
    public var invalid: String
    /// The state of a step.
    public var done: String
    public var loading: String
    /// What VoiceOver says of a control whose value can't be changed.
    public var readOnly: String
    public var close: String
    public var clear: String
    public var showPassword: String
    public var hidePassword: String
    public var back: String
    public var edit: String
    public var details: String
    public var more: String
    public var select: String
    public var selectAll: String
    public var deselectAll: String
    public var delete: String
    public var copy: String
    public var showAll: String
    /// What a list says in which nothing is found.
    public var noResults: String
    /// What the field of a palette of commands says while it is empty.
    public var searchCommands: String
    /// The shortcut that opens such a palette, in the list of shortcuts of an iPad.
    public var commands: String
    public var expanded: String
    public var collapsed: String
    /// What an arrow beside a figure says: it has grown.
    public var increase: String
    public var decrease: String
    /// How a table is sorted by a column.
    public var ascending: String
    public var descending: String
    public var itemsPerPage: String
    /// The handle between two views beside each other.
    public var position: String
    /// The button that opens and closes a sidebar.
    public var navigation: String
    public var previousPage: String
    public var nextPage: String
    public var firstPage: String
    public var lastPage: String
    /// The number of a page and how many there are.
    public var page: @Sendable (Int, Int) -> String
    /// A rating and the best possible one.
    public var rating: @Sendable (Double, Int) -> String
    /// The number of a step and how many there are.
    public var step: @Sendable (Int, Int) -> String
    /// How many rows of a table are chosen, and how many there are.
    public var selectedRows: @Sendable (Int, Int) -> String
    /// How many characters a text has, and how many it may have where that is limited.
    public var characterCount: @Sendable (Int, Int?) -> String

    public init(
        on: String = "On",
        off: String = "Off",
        mixed: String = "Mixed",
        required: String = "Required",
        invalid: String = "Invalid",
        done: String = "Done",
        loading: String = "Loading",
        close: String = "Close",
        clear: String = "Clear",
        showPassword: String = "Show password",
        hidePassword: String = "Hide password",
        back: String = "Back",
        edit: String = "Edit",
        details: String = "Details",
        more: String = "More",
        select: String = "Select",
        selectAll: String = "Select all",
        deselectAll: String = "Deselect all",
        delete: String = "Delete",
        copy: String = "Copy",
        showAll: String = "Show all",
        expanded: String = "Expanded",
        collapsed: String = "Collapsed",
        increase: String = "Increase",
        decrease: String = "Decrease",
        ascending: String = "Ascending",
        descending: String = "Descending",
        itemsPerPage: String = "Items per page",
        position: String = "Position",
        navigation: String = "Navigation",
        previousPage: String = "Previous page",
        nextPage: String = "Next page",
        firstPage: String = "First page",
        lastPage: String = "Last page",
        readOnly: String = "Read-only",
        noResults: String = "No results",
        searchCommands: String = "Type a command or search…",
        commands: String = "Commands",
        page: @escaping @Sendable (Int, Int) -> String = { number, count in "Page \(number) of \(count)" },
        rating: @escaping @Sendable (Double, Int) -> String = { value, best in "\(value.formatted()) of \(best)" },
        step: @escaping @Sendable (Int, Int) -> String = { number, count in "Step \(number) of \(count)" },
        selectedRows: @escaping @Sendable (Int, Int) -> String = { number, count in "\(number) of \(count) selected" },
        characterCount: @escaping @Sendable (Int, Int?) -> String = { count, maximum in
            maximum.map { "\(count) of \($0) characters" } ?? "\(count) characters"
        }
    ) {
        self.on = on
        self.off = off
        self.mixed = mixed
        self.required = required
        self.invalid = invalid
        self.done = done
        self.loading = loading
        self.readOnly = readOnly
        self.close = close
        self.clear = clear
        self.showPassword = showPassword
        self.hidePassword = hidePassword
        self.back = back
        self.edit = edit
        self.details = details
        self.more = more
        self.select = select
        self.selectAll = selectAll
        self.deselectAll = deselectAll
        self.delete = delete
        self.copy = copy
        self.showAll = showAll
        self.noResults = noResults
        self.searchCommands = searchCommands
        self.commands = commands
        self.expanded = expanded
        self.collapsed = collapsed
        self.increase = increase
        self.decrease = decrease
        self.ascending = ascending
        self.descending = descending
        self.itemsPerPage = itemsPerPage
        self.position = position
        self.navigation = navigation
        self.previousPage = previousPage
        self.nextPage = nextPage
        self.firstPage = firstPage
        self.lastPage = lastPage
        self.page = page
        self.rating = rating
        self.step = step
        self.selectedRows = selectedRows
        self.characterCount = characterCount
    }
}
#endif
