extension PackageEdit {
    /// Of enums, texts, whole types, and classes of UIKit with their delegates.
    static let types: [PackageEdit] = [
        PackageEdit(
            "an enum is a text",
            "elvt-button",
            button,
            "tone: ButtonTokens.Tone = .neutral",
            "tone: String = \"neutral\"",
            "member.type tone"
        ),
        PackageEdit(
            "a Binding is a value",
            "elvt-checkbox",
            "/ElevateCheckbox+SwiftUI.swift",
            "isOn: Binding<Bool>",
            "isOn: Bool",
            "member.type isOn"
        ),
        PackageEdit(
            "a Binding is to something else",
            "elvt-dialog",
            "/ElevateDialog+SwiftUI.swift",
            "isPresented: Binding<Bool>",
            "isPresented: Binding<Bool?>",
            "member.type isPresented"
        ),
        PackageEdit(
            "a closure tells something else",
            "elvt-slider",
            slider,
            "onChange: (([Double]) -> Void)? = nil",
            "onChange: ((Double) -> Void)? = nil",
            "member.type onChange"
        ),
        PackageEdit(
            "a closure waits",
            "elvt-button",
            button,
            "action: (() -> Void)? = nil",
            "action: (() async -> Void)? = nil",
            "member.type action"
        ),
        PackageEdit(
            "a closure returns something",
            "elvt-slider",
            slider,
            "tooltipFormatter: ((Double) -> String)?",
            "tooltipFormatter: ((Double) -> Int)?",
            "member.type tooltipFormatter"
        ),
        PackageEdit(
            "a flag is on by default",
            "elvt-button",
            button,
            "isSelected: Bool = false",
            "isSelected: Bool = true",
            "default.changed isSelected"
        ),
        PackageEdit(
            "a case is another one by default",
            "elvt-button",
            button,
            "= .medium",
            "= .large",
            "default.changed size"
        ),
        PackageEdit(
            "a number is another one by default",
            "elvt-slider",
            slider,
            "maximumValue: Double = 100",
            "maximumValue: Double = 10",
            "default.changed maximumValue"
        ),
        PackageEdit(
            "a text is another one by default",
            "elvt-chip",
            "/ElevateChip+SwiftUI.swift",
            "removeLabel: String = \"Remove\"",
            "removeLabel: String = \"Delete\"",
            "default.changed removeLabel"
        ),
        PackageEdit(
            "a default is gone",
            "elvt-button",
            button,
            "shape: ButtonTokens.Shape = .box",
            "shape: ButtonTokens.Shape",
            "default.missing shape"
        ),
        PackageEdit(
            "a default came",
            "elvt-checkbox",
            "/ElevateCheckbox+SwiftUI.swift",
            "isOn: Binding<Bool>",
            "isOn: Binding<Bool> = .constant(false)",
            "default.added isOn"
        ),
        PackageEdit(
            "a case is gone",
            "elvt-button",
            shared,
            "    case danger\n",
            "",
            "case.missing ElevateTone.danger"
        ),
        PackageEdit(
            "there is a case more",
            "elvt-button",
            shared,
            "    case danger\n",
            "    case danger, critical\n",
            "case.more ElevateTone.critical"
        ),
        PackageEdit(
            "a case has another name",
            "elvt-avatar",
            shared,
            "    case medium = \"m\"\n",
            "    case regular = \"m\"\n",
            "case.renamed ElevateSize.regular"
        ),
        PackageEdit(
            "a case has another word",
            "elvt-avatar",
            shared,
            "    case large = \"l\"\n",
            "    case large = \"xl\"\n",
            "case.value ElevateSize.large"
        ),
        PackageEdit(
            "a case of a number is another number",
            "elvt-badge",
            "/BadgeTokens.swift",
            "case three = 3",
            "case three = 4",
            "case.value Rank.three"
        ),
        PackageEdit(
            "a slot is gone",
            "elvt-button",
            button,
            ",\n        @ViewBuilder suffix: () -> Suffix = { EmptyView() }",
            "",
            "member.missing suffix"
        ),
        PackageEdit(
            "a slot has to be given",
            "elvt-button",
            button,
            "suffix: () -> Suffix = { EmptyView() }",
            "suffix: () -> Suffix",
            "default.missing suffix"
        ),
        PackageEdit(
            "a slot takes a text only",
            "elvt-button",
            button,
            "@ViewBuilder suffix: () -> Suffix = { EmptyView() }",
            "suffix: String = \"\"",
            "member.type suffix"
        ),
        PackageEdit(
            "the init is internal",
            "elvt-paginator",
            "/ElevatePaginator+SwiftUI.swift",
            "    public init(",
            "    init(",
            "member.missing siblings"
        ),
        PackageEdit(
            "the type is internal",
            "elvt-divider",
            "/ElevateDivider+SwiftUI.swift",
            "public struct ElevateDivider",
            "fileprivate struct ElevateDivider",
            "component.hidden ElevateDivider"
        ),
        PackageEdit(
            "the type is called otherwise",
            "elvt-divider",
            "/ElevateDivider+SwiftUI.swift",
            "ElevateDivider",
            "BrandRule",
            "component.renamed BrandRule"
        ),
        PackageEdit(
            "the init is deprecated",
            "elvt-paginator",
            "/ElevatePaginator+SwiftUI.swift",
            "    public init(",
            "    @available(*, deprecated)\n    public init(",
            "member.missing siblings"
        ),
        PackageEdit(
            "the init with texts is gone",
            "elvt-button",
            button,
            "        _ label: String,\n",
            "",
            "form.missing label"
        ),
        PackageEdit(
            "an init with texts lacks a parameter",
            "elvt-button",
            button,
            "        _ label: String,\n        padding: EdgeInsets? = nil,\n",
            "        _ label: String,\n",
            "init.partial padding"
        ),
        PackageEdit(
            "the function that presents it is gone",
            "elvt-dialog",
            "/ElevateDialog+SwiftUI.swift",
            "public func elevateDialog",
            "func elevateDialog",
            "function.missing elevateDialog"
        ),
        PackageEdit(
            "a text is gone",
            "elvt-table",
            "/TableTokens.swift",
            "selectAll",
            "selectAny",
            "case.missing Strings.selectAll"
        ),
        PackageEdit(
            "a text says something else",
            "elvt-table",
            "/TableTokens.swift",
            "selectAll: String = \"Select all\"",
            "selectAll: String = \"All\"",
            "default.changed Strings.selectAll"
        ),
        PackageEdit(
            "a value of an item is called otherwise",
            "elvt-select-option",
            "/ElevateSelectOption+SwiftUI.swift",
            "systemImage",
            "symbol",
            "member.missing systemImage"
        ),
        PackageEdit(
            "a property of the UIKit class is gone",
            "elvt-button",
            "/ElevateUIKitButton+UIKit.swift",
            "public var isPulsing",
            "var isPulsing",
            "member.missing isPulsing"
        ),
        PackageEdit(
            "a property of the UIKit class is of another type",
            "elvt-button",
            "/ElevateUIKitButton+UIKit.swift",
            "public var url: URL?",
            "public var url: String?",
            "member.type url"
        ),
        PackageEdit(
            "a property of the UIKit class has another value",
            "elvt-button",
            "/ElevateUIKitButton+UIKit.swift",
            "public var isPulsing: Bool = false",
            "public var isPulsing: Bool = true",
            "default.changed isPulsing"
        ),
        PackageEdit(
            "the UIKit class has a property more",
            "elvt-button",
            "/ElevateUIKitButton+UIKit.swift",
            "    fileprivate let focus",
            "    public var glow = 0.5\n    fileprivate let focus",
            "member.more glow"
        ),
        PackageEdit(
            "the delegate has a method less",
            "elvt-chip",
            "/ElevateUIKitChip+UIKit.swift",
            "    func chipDidRequestRemove(_ chip: ElevateUIKitChip)\n",
            "",
            "member.missing chipDidRequestRemove"
        ),
        PackageEdit(
            "the delegate is told of something else",
            "elvt-dialog",
            "/ElevateUIKitDialog+UIKit.swift",
            "_ dialog: ElevateUIKitDialog, _ detail: Bool",
            "_ dialog: ElevateUIKitDialog, _ detail: Int",
            "member.type dialogDidChangePresentation"
        ),
    ]
}
