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
        #expect(component.allowsMultipleSelection == false)
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
    }
}
#endif
