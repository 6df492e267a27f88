import Testing

/// An edit, and what it is by the edit alone: what callers lose, get or meet otherwise.
struct PackageEdit: Sendable, CustomTestStringConvertible {
    let title: String
    let edit: GeneratedSwift.Edit
    /// The rule and the name in Swift that have to be told of the component.
    let expected: String
    let tag: String

    init(_ title: String, _ tag: String, _ file: String, _ old: String, _ new: String, _ expected: String) {
        self.title = title
        edit = GeneratedSwift.Edit(file: file, old: old, new: new)
        self.expected = expected
        self.tag = tag
    }

    var testDescription: String { title }
}

extension PackageEdit {
    static let button = "/ElevateButton+SwiftUI.swift"
    static let slider = "/ElevateSlider+SwiftUI.swift"
    static let shared = "/SharedTypes.swift"
    static let flag = "        isPulsing: Bool = false,\n"

    static let all = arguments + types

    /// Of what a call gives.
    private static let arguments: [PackageEdit] = [
        PackageEdit("a parameter is gone from all inits", "elvt-button", button, flag, "", "member.missing isPulsing"),
        PackageEdit(
            "a parameter has another name",
            "elvt-button",
            button,
            flag,
            "        pulses: Bool = false,\n",
            "member.missing isPulsing"
        ),
        PackageEdit(
            "the other name is none of the web",
            "elvt-button",
            button,
            flag,
            "        pulses: Bool = false,\n",
            "member.more pulses"
        ),
        PackageEdit(
            "a parameter has the web's own name",
            "elvt-button",
            button,
            "isDisabled: Bool = false",
            "disabled: Bool = false",
            "member.renamed disabled"
        ),
        PackageEdit(
            "a parameter has another name than its argument",
            "elvt-button",
            button,
            "isSelected: Bool = false",
            "on isSelected: Bool = false",
            "member.missing isSelected"
        ),
        PackageEdit(
            "a parameter lost its label",
            "elvt-slider",
            slider,
            "withTooltip: Bool = false",
            "_ tooltip: Bool = false",
            "member.missing withTooltip"
        ),
        PackageEdit(
            "there is a parameter more",
            "elvt-button",
            button,
            flag,
            flag + "        badge: Int = 0,\n",
            "member.more badge"
        ),
        PackageEdit(
            "a flag is a text",
            "elvt-button",
            button,
            "isPulsing: Bool = false",
            "isPulsing: String = \"\"",
            "member.type isPulsing"
        ),
        PackageEdit(
            "a number is an integer",
            "elvt-slider",
            slider,
            "minimumValue: Double = 0",
            "minimumValue: Int = 0",
            "member.type minimumValue"
        ),
        PackageEdit(
            "a value can be absent",
            "elvt-slider",
            slider,
            "maximumValue: Double = 100",
            "maximumValue: Double? = 100",
            "member.type maximumValue"
        ),
        PackageEdit(
            "a value can't be absent",
            "elvt-button",
            button,
            "url: URL? = nil",
            "url: URL = URL(fileURLWithPath: \"/\")",
            "member.type url"
        ),
        PackageEdit(
            "a list is a set",
            "elvt-slider",
            slider,
            "ticks: [AnyHashable] = []",
            "ticks: Set<AnyHashable> = []",
            "member.type ticks"
        ),
    ]
}
