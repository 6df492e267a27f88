/// What the patterns of components ask for, in their words.
extension SeedRules {
    static let componentPatterns: [SeedRule] = [
        SeedRule(
            "ONE .borderedProminent per screen/section — multiple primaries confuse the user.",
            checkedBy: OneProminentButton.self
        ),
        SeedRule(
            "Full-width primary: .controlSize(.large).frame(maxWidth: .infinity).",
            notChecked: "whether a button is as wide as its container is a member of the component"
        ),
        SeedRule("ALWAYS use Button() — never .onTapGesture for actions.", checkedBy: ForbiddenModifier.self),
        SeedRule(
            "Disabled buttons: .disabled(condition) — SwiftUI auto-handles opacity.",
            notChecked: "a style draws each state of its own, from tokens"
        ),
        SeedRule(
            "Normal: TextField with .textFieldStyle(.roundedBorder).",
            notChecked: "the set native draws fields so; elevate draws them from tokens"
        ),
        SeedRule(
            "Focused: @FocusState with visual highlight (border color change or underline).",
            notChecked: "ComponentFieldBox draws the border of each state"
        ),
        SeedRule(
            "Error: red border + error message below field.",
            notChecked: "the tests of errors below a control look for both in each control"
        ),
        SeedRule(
            "Disabled: .disabled(true) — auto grays out.",
            notChecked: "a style draws each state of its own, from tokens"
        ),
        SeedRule(
            "Form grouping: use Form or GroupBox for related fields.",
            notChecked:
                "the set native draws a fieldset and a card with a title as a GroupBox, and its tests look for it"
        ),
        SeedRule(
            "Disable the triggering button while loading to prevent double-taps.",
            notChecked: "the tests of bodies hold buttons to it"
        ),
        SeedRule(
            "Show loading for operations > 300ms. Instant operations need no indicator.",
            checkedBy: DelayedProgress.self
        ),
        SeedRule(
            "Use Toggle for binary settings with immediate effect.",
            notChecked: "the matrix says what is a Toggle"
        ),
        SeedRule("Label must clearly describe the ON state.", notChecked: "labels are written by the app"),
        SeedRule(
            "Group related toggles in a Section with a header.",
            notChecked: "how toggles are grouped is for the app to say"
        ),
        SeedRule("2-4 options: Picker with .segmentedStyle.", checkedBy: FewOptionsInSegments.self),
        SeedRule(
            "5+ options: Picker with default menu style or NavigationLink to selection list.",
            notChecked: "the tests of segments hold selects to it, which have a list to search from ten options on"
        ),
        SeedRule(
            "Date selection: DatePicker with appropriate displayedComponents.",
            notChecked: "the matrix says which parts of a date a web component asks for"
        ),
        SeedRule(
            "Always use ContentUnavailableView for empty lists/collections.",
            notChecked: "the tests of empty states look for it in lists, tables and trees"
        ),
        SeedRule(
            "Include: icon (SF Symbol), title, description, and action button if applicable.",
            notChecked: "the tests of empty states look for each, in this order"
        ),
        SeedRule(
            "Never show a blank screen — empty state guides the user to the first action.",
            notChecked: "the tests of empty states hold tables to it"
        ),
        SeedRule(
            "Use sparingly — prefer spacing to create visual separation.",
            notChecked: "dividers stand where the web component has them"
        ),
        SeedRule(
            "In lists: SwiftUI List provides dividers automatically.",
            notChecked: "dividers stand where the web component has them"
        ),
        SeedRule(
            "Custom dividers: Divider() with .padding(.horizontal) for inset style.",
            notChecked: "dividers stand where the web component has them"
        ),
    ]
}
