/// What the patterns of components ask for, in their words.
extension SeedRules {
    static let componentPatterns = SeedRule.all(
        in: #"""
            ONE .borderedProminent per screen/section — multiple primaries confuse the user.
                :: checked by OneProminentButton
            Full-width primary: .controlSize(.large).frame(maxWidth: .infinity).
                :: not checked: whether a button is as wide as its container is a member of the component
            ALWAYS use Button() — never .onTapGesture for actions. :: checked by ForbiddenModifier
            Disabled buttons: .disabled(condition) — SwiftUI auto-handles opacity.
                :: not checked: a style draws each state of its own, from tokens
            Normal: TextField with .textFieldStyle(.roundedBorder).
                :: not checked: the set native draws fields so; elevate draws them from tokens
            Focused: @FocusState with visual highlight (border color change or underline).
                :: not checked: ComponentFieldBox draws the border of each state
            Error: red border + error message below field.
                :: not checked: the tests of errors below a control look for both in each control
            Disabled: .disabled(true) — auto grays out. :: not checked: a style draws each state of its own, from tokens
            Form grouping: use Form or GroupBox for related fields.
                :: not checked: the set native draws a fieldset and a card with a title as a GroupBox, and its tests look for it
            Disable the triggering button while loading to prevent double-taps.
                :: not checked: the tests of bodies hold buttons to it
            Show loading for operations > 300ms. Instant operations need no indicator. :: checked by DelayedProgress
            Use Toggle for binary settings with immediate effect. :: not checked: the matrix says what is a Toggle
            Label must clearly describe the ON state. :: not checked: labels are written by the app
            Group related toggles in a Section with a header. :: not checked: how toggles are grouped is for the app to say
            2-4 options: Picker with .segmentedStyle. :: checked by FewOptionsInSegments
            5+ options: Picker with default menu style or NavigationLink to selection list.
                :: not checked: the tests of segments hold selects to it, which have a list to search from ten options on
            Date selection: DatePicker with appropriate displayedComponents.
                :: not checked: the matrix says which parts of a date a web component asks for
            Always use ContentUnavailableView for empty lists/collections.
                :: not checked: the tests of empty states look for it in lists, tables and trees
            Include: icon (SF Symbol), title, description, and action button if applicable.
                :: not checked: the tests of empty states look for each, in this order
            Never show a blank screen — empty state guides the user to the first action.
                :: not checked: the tests of empty states hold tables to it
            Use sparingly — prefer spacing to create visual separation.
                :: not checked: dividers stand where the web component has them
            In lists: SwiftUI List provides dividers automatically.
                :: not checked: dividers stand where the web component has them
            Custom dividers: Divider() with .padding(.horizontal) for inset style.
                :: not checked: dividers stand where the web component has them
            """#
    )
}
