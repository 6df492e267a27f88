import Foundation
import Testing

/// An edit of the generated sample, and what it is by the edit alone: what callers lose, get or meet otherwise.
struct PackageEdit: Sendable, CustomTestStringConvertible {
    static let shared = "/SharedTypes.swift"

    let tag: String
    /// How the names of the files end that are edited.
    let file: String
    let testDescription: String
    let old: String
    let new: String
    /// The rule and the name in Swift that have to be told of the component.
    let expected: String

    static let all = table.components(separatedBy: "\n\n").flatMap { section -> [PackageEdit] in
        let lines = section.components(separatedBy: "\n")
        let place = lines[0].components(separatedBy: " ")
        return lines.dropFirst().map { line in
            let cells = line.components(separatedBy: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacing("\\n", with: "\n")
            }
            return PackageEdit(
                tag: place[0],
                file: place[1],
                testDescription: cells[0],
                old: cells[1],
                new: cells[2],
                expected: cells[3]
            )
        }
    }

    /// Below each component and file: the title, what is replaced, by what, and what it is.
    private static let table = #"""
        elvt-button /ElevateButton+SwiftUI.swift
        a parameter is gone from all inits | isPulsing: Bool = false,\n | | member.missing isPulsing
        a parameter has another name | isPulsing: Bool = false,\n | pulses: Bool = false,\n | member.missing isPulsing
        the other name is none of the web | isPulsing: Bool = false,\n | pulses: Bool = false,\n | member.more pulses
        a parameter has the web's own name | isDisabled: Bool = false | disabled: Bool = false | member.renamed disabled
        a parameter has another name than its argument | isSelected: Bool = false | on isSelected: Bool = false | member.missing isSelected
        there is a parameter more | isPulsing: Bool = false,\n | isPulsing: Bool = false, badge: Int = 0,\n | member.more badge
        a flag is a text | isPulsing: Bool = false | isPulsing: String = "" | member.type isPulsing
        a value can't be absent | url: URL? = nil | url: URL = URL(fileURLWithPath: "/") | member.type url
        an enum is a text | tone: ButtonTokens.Tone = .neutral | tone: String = "neutral" | member.type tone
        a closure waits | action: (() -> Void)? = nil | action: (() async -> Void)? = nil | member.type action
        a flag is on by default | isSelected: Bool = false | isSelected: Bool = true | default.changed isSelected
        a case is another one by default | = .medium | = .large | default.changed size
        a default is gone | shape: ButtonTokens.Shape = .box | shape: ButtonTokens.Shape | default.missing shape
        a slot is gone | ,\n        @ViewBuilder suffix: () -> Suffix = { EmptyView() } | | member.missing suffix
        a slot has to be given | suffix: () -> Suffix = { EmptyView() } | suffix: () -> Suffix | default.missing suffix
        a slot takes a text only | @ViewBuilder suffix: () -> Suffix = { EmptyView() } | suffix: String = "" | member.type suffix
        the init with texts is gone | _ label: String,\n | | form.missing label
        an init with texts lacks a parameter | _ label: String,\n        padding: EdgeInsets? = nil,\n | _ label: String,\n | init.partial padding

        elvt-slider /ElevateSlider+SwiftUI.swift
        a parameter lost its label | withTooltip: Bool = false | _ tooltip: Bool = false | member.missing withTooltip
        a number is an integer | minimumValue: Double = 0 | minimumValue: Int = 0 | member.type minimumValue
        a value can be absent | maximumValue: Double = 100 | maximumValue: Double? = 100 | member.type maximumValue
        a list is a set | ticks: [AnyHashable] = [] | ticks: Set<AnyHashable> = [] | member.type ticks
        a closure tells something else | onChange: (([Double]) -> Void)? = nil | onChange: ((Double) -> Void)? = nil | member.type onChange
        a closure returns something | tooltipFormatter: ((Double) -> String)? | tooltipFormatter: ((Double) -> Int)? | member.type tooltipFormatter
        a number is another one by default | maximumValue: Double = 100 | maximumValue: Double = 10 | default.changed maximumValue

        elvt-checkbox /ElevateCheckbox+SwiftUI.swift
        a Binding is a value | isOn: Binding<Bool> | isOn: Bool | member.type isOn
        a default came | isOn: Binding<Bool> | isOn: Binding<Bool> = .constant(false) | default.added isOn

        elvt-dialog /ElevateDialog+SwiftUI.swift
        a Binding is to something else | isPresented: Binding<Bool> | isPresented: Binding<Bool?> | member.type isPresented
        the function that presents it is gone | public func elevateDialog | func elevateDialog | function.missing elevateDialog

        elvt-chip /ElevateChip+SwiftUI.swift
        a text is another one by default | removeLabel: String = "Remove" | removeLabel: String = "Delete" | default.changed removeLabel

        elvt-button /SharedTypes.swift
        a case is gone | case danger\n | | case.missing ElevateTone.danger
        there is a case more | case danger\n | case danger, critical\n | case.more ElevateTone.critical

        elvt-avatar /SharedTypes.swift
        a case has another name | case medium = "m"\n | case regular = "m"\n | case.renamed ElevateSize.regular
        a case has another word | case large = "l"\n | case large = "xl"\n | case.value ElevateSize.large

        elvt-badge /BadgeTokens.swift
        a case of a number is another number | case three = 3 | case three = 4 | case.value Rank.three

        elvt-paginator /ElevatePaginator+SwiftUI.swift
        the init is internal | public init( | init( | member.missing siblings
        the init is deprecated | public init( | @available(*, deprecated) public init( | member.missing siblings

        elvt-divider /ElevateDivider+SwiftUI.swift
        the type is internal | public struct ElevateDivider | fileprivate struct ElevateDivider | component.hidden ElevateDivider
        the type is called otherwise | ElevateDivider | BrandRule | component.renamed BrandRule

        elvt-table /TableTokens.swift
        a text is gone | selectAll | selectAny | case.missing Strings.selectAll
        a text says something else | selectAll: String = "Select all" | selectAll: String = "All" | default.changed Strings.selectAll

        elvt-select-option /ElevateSelectOption+SwiftUI.swift
        a value of an item is called otherwise | systemImage | symbol | member.missing systemImage

        elvt-button /ElevateUIKitButton+UIKit.swift
        a property of the UIKit class is gone | public var isPulsing | var isPulsing | member.missing isPulsing
        a property of the UIKit class is of another type | public var url: URL? | public var url: String? | member.type url
        a property of the UIKit class has another value | public var isPulsing: Bool = false | public var isPulsing: Bool = true | default.changed isPulsing
        the UIKit class has a property more | fileprivate let focus | public var glow = 0.5\n    fileprivate let focus | member.more glow

        elvt-chip /ElevateUIKitChip+UIKit.swift
        the delegate has a method less | func chipDidRequestRemove(_ chip: ElevateUIKitChip)\n | | member.missing chipDidRequestRemove

        elvt-dialog /ElevateUIKitDialog+UIKit.swift
        the delegate is told of something else | _ dialog: ElevateUIKitDialog, _ detail: Bool | _ dialog: ElevateUIKitDialog, _ detail: Int | member.type dialogDidChangePresentation
        """#
}
