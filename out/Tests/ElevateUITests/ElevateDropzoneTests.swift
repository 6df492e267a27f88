#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDropzone")
struct ElevateDropzoneTests {
    private final class ComponentTestDelegate: ElevateUIKitDropzoneDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func dropzoneDidReject(_: ElevateUIKitDropzone, _: [DropzoneTokens.RejectDetail]) {
            self.calls.value.append("dropzoneDidReject")
        }

        func dropzoneDidRequestRemove(_: ElevateUIKitDropzone, _: URL) {
            self.calls.value.append("dropzoneDidRequestRemove")
        }
    }

    @Test("RejectDetailReason has the values of the web component")
    func rejectDetailReasonRawValues() {
        let expected: [DropzoneTokens.RejectDetailReason.RawValue] = [
            "type",
            "size",
            "count",
        ]
        #expect(DropzoneTokens.RejectDetailReason.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitDropzone(frame: .zero)
        #expect(component.maxFileSize == nil)
        #expect(component.uploadTimeout == 30)
        #expect(component.errorMessage == nil)
        #expect(!component.allowsMultipleSelection)
        #expect(!component.isInvalid)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            DropzoneTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([]),
            onChange: { _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? ([URL]) -> Void)
        action([])
        #expect(calls.value == 1)
    }

    @Test("onReject is called")
    func onRejectIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([]),
            onReject: { _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onReject")
        let action = try #require(stored as? ([DropzoneTokens.RejectDetail]) -> Void)
        action([])
        #expect(calls.value == 1)
    }

    @Test("onRemove is called")
    func onRemoveIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([]),
            onRemove: { _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onRemove")
        let action = try #require(stored as? (URL) -> Void)
        action(URL(fileURLWithPath: "/"))
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([]),
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("icon takes a view")
    func iconTakesAView() {
        let component = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([]),
            content: { Text("Content") },
            icon: { Text("Icon") }
        )
        #expect(Mirror(reflecting: component).descendant("icon") is Text)
    }

    @Test("files tells valueChanged")
    func filesTells() throws {
        let component = ElevateUIKitDropzone(frame: .zero)
        component.strings = DropzoneTokens.Strings(
            prompt: { _ in "Prompt" },
            tooLarge: { _, _ in "Too large" },
            wrongType: { _ in "Wrong type" }
        )
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitDropzoneRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_files", as: Binding<[URL]>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = []
        }
        #expect(calls.value == ["valueChanged"])
    }

    @Test("onReject tells dropzoneDidReject")
    func onRejectTells() throws {
        let component = ElevateUIKitDropzone(frame: .zero)
        component.strings = DropzoneTokens.Strings(
            prompt: { _ in "Prompt" },
            tooLarge: { _, _ in "Too large" },
            wrongType: { _ in "Wrong type" }
        )
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitDropzoneRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onReject", as: (([DropzoneTokens.RejectDetail]) -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action([])
        }
        #expect(calls.value == ["dropzoneDidReject"])
    }

    @Test("onRemove tells dropzoneDidRequestRemove")
    func onRemoveTells() throws {
        let component = ElevateUIKitDropzone(frame: .zero)
        component.strings = DropzoneTokens.Strings(
            prompt: { _ in "Prompt" },
            tooLarge: { _, _ in "Too large" },
            wrongType: { _ in "Wrong type" }
        )
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitDropzoneRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onRemove", as: ((URL) -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action(URL(fileURLWithPath: "/"))
        }
        #expect(calls.value == ["dropzoneDidRequestRemove"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([]),
            content: { Text("Content") }
        )
        _ = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([])
        )
        _ = ElevateDropzone(
            strings: DropzoneTokens.Strings(
                prompt: { _ in "Prompt" },
                tooLarge: { _, _ in "Too large" },
                wrongType: { _ in "Wrong type" }
            ),
            files: .constant([])
        )
    }
}
#endif
