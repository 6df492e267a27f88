#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDropzone")
struct ElevateDropzoneTests {
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
        #expect(component.allowsMultipleSelection == false)
        #expect(component.isInvalid == false)
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
