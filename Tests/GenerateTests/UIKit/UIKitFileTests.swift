import Core
import Foundation
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

@Suite("The UIKit class of a component")
struct UIKitFileTests {
    private func file(_ component: HandMadeComponent) -> String {
        RenderedFiles(component).text("ElevateUIKitButton+UIKit.swift")
    }

    @Test("overrides what every control has, and a view declares the same by itself")
    func overriding() throws {
        // A name of UIKit's own, which only a row of the matrix can mean.
        let isSelected = UIKitProperty(
            name: try #require(SwiftIdentifier(swift: "isSelected", as: .uiKitProperty)),
            type: .bool,
            defaultValue: .boolean(false),
            origin: ItemReference(.property, "isSelected")
        )
        let view = HandMadeComponent().value("isSelected", .bool, default: .boolean(false))
            .changed { $0.uiKit.properties = [isSelected] }
        let control = view.changed { $0.uiKit.base = .control }
        #expect(file(control).contains("public override var isSelected: Bool {"))
        #expect(file(view).contains("public var isSelected: Bool = false {"))
        for text in [file(control), file(view)] { #expect(text.contains("isSelected: component.isSelected")) }
    }

    @Test("offers enums to Interface Builder by their raw values, under names that nothing else has")
    func proxies() {
        let text = file(
            HandMadeComponent().variant("tone", ["neutral", "primary"], default: "neutral")
                .value("toneName", .string, default: .string(""))
        )
        #expect(text.contains("get { tone.rawValue }"))
        #expect(text.components(separatedBy: "public var toneName: String").count == 2, "the member keeps its name")
    }

    @Test("tells its delegate of what modifiers hear, in place of closures", arguments: ["onSubmit", "onAppear"])
    func modifierEvents(name: String) throws {
        let mechanism = try #require(SwiftUIMechanism(rawValue: ".\(name)()"))
        let (sent, lost) = (ItemReference(.event, "sent"), ItemReference(.event, "lost"))
        let didSend = SwiftIdentifier("didSend", as: .function)
        let text = file(
            HandMadeComponent().changed {
                $0.modifierEvents = [sent, lost].map { ModifierEvent($0, by: mechanism) }
                $0.uiKit.delegateMethods = [UIKitDelegateMethod(name: didSend, parameters: [], origin: sent)]
            }
        )
        let modifier = """
            .\(name) { [weak component] in
                guard let component else { return }
                component.delegate?.buttonDidSend(component)
            }
            """
        #expect(has(modifier, in: text))
        #expect(text.components(separatedBy: ".\(name)").count == 2)
    }

    @Test("that nobody is to be told of an action does nothing, whatever the action is told")
    func unheard() {
        let text = file(
            HandMadeComponent()
                .action("a", isOptional: false).action("b", [.string], isOptional: false)
                .action("c", [.string, .bool], isOptional: false).action("d")
        )
        for line in ["a: {},", "b: { _ in },", "c: { _, _ in }"] { #expect(text.contains("\(line)\n"), "\(line)") }
        #expect(!text.contains("d:"))
    }

    // MARK: Memory

    @Test("is kept alive by no closure that it hands out, in any component of the sample")
    func noStrongCapture() { checkCaptures(in: [TranslatedLibraries.sample]) }

    @Test("nor is it in any component of real libraries", .needs("corpus/manifests"))
    func noStrongCaptureInCorpus() { checkCaptures(in: TranslatedLibraries.manifests) }

    private func checkCaptures(in libraries: [TranslatedLibraries.Translated]) {
        var count = 0
        for translated in libraries {
            for component in ScaffoldLibrary(translated.swift, of: translated.library).components {
                for (member, lines) in UIKitArgument.all(of: UIKitClass(component.parameters)) {
                    let text = lines.joined(separator: "\n")
                    guard let closures = escapingClosures(of: member), text.contains("{"), text.contains("component")
                    else { continue }
                    count += 1
                    let weak = text.components(separatedBy: "[weak component").count - 1
                    #expect(weak == closures, "\(component.swift.tag): \(text)")
                }
            }
        }
        #expect(count > 30)
    }

    /// nil where what comes in is called at once or is no closure of ours.
    private func escapingClosures(of member: Member) -> Int? {
        switch member.form {
        case .binding: 2
        case .action, .rows: 1
        case .value, .slot, .items: nil
        }
    }

    // MARK: Values between UIKit and SwiftUI

    private let insets = SwiftType.named("EdgeInsets")
    private let directional = SwiftType.named("NSDirectionalEdgeInsets")
    private let color = SwiftType.named("Color")
    private let uiColor = SwiftType.named("UIColor")

    private func there(_ from: SwiftType, _ to: SwiftType) -> String? {
        UIKitConversion.toSwiftUI("a", from: from, to: to)
    }

    private func back(_ from: SwiftType, _ to: SwiftType) -> String? {
        UIKitConversion.toUIKit("a", from: from, to: to)
    }

    @Test("values of one type are the same, also where the other side may have none")
    func same() {
        #expect(there(.string, .string) == "a")
        #expect(there(.string, .optional(.string)) == "a")
        #expect(back(.string, .optional(.string)) == "a")
    }

    @Test("values of types that stand for each other are converted, each where it is there")
    func converted() {
        #expect(there(directional, insets) == "EdgeInsets(a)")
        #expect(there(.optional(directional), .optional(insets)) == "a.map { EdgeInsets($0) }")
        #expect(there(.optional(directional), insets) == "a.map { EdgeInsets($0) } ?? EdgeInsets()")
        #expect(there(uiColor, color) == "Color(a)")
        #expect(back(insets, directional) == "NSDirectionalEdgeInsets(a)")
        #expect(back(.optional(color), uiColor) == "a.map { UIColor($0) } ?? .tintColor")
    }

    @Test("values that may be absent are nothing where nothing stands for it, and of no other type at all")
    func absent() {
        #expect(there(.optional(.string), .string) == "a ?? \"\"")
        #expect(there(.optional(.array(.string)), .array(.string)) == "a ?? []")
        #expect(there(.optional(.bool), .bool) == "a ?? false")
        #expect(there(.optional(.named("Date")), .named("Date")) == nil)
        #expect(there(.string, .named("Int")) == nil)
        #expect(back(.optional(.string), .string) == nil)
    }
}
