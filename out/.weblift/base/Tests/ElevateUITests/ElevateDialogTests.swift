#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDialog")
struct ElevateDialogTests {
    private final class ComponentTestDelegate: ElevateUIKitDialogDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func dialogDidChangePresentation(_: ElevateUIKitDialog, _: Bool) {
            self.calls.value.append("dialogDidChangePresentation")
        }

        func dialogDidRequestClose(_: ElevateUIKitDialog, _: DialogTokens.RequestCloseSource) {
            self.calls.value.append("dialogDidRequestClose")
        }
    }

    @Test("RequestCloseSource has the values of the web component")
    func requestCloseSourceRawValues() {
        let expected: [DialogTokens.RequestCloseSource.RawValue] = [
            "close-button",
            "keyboard",
            "overlay",
        ]
        #expect(DialogTokens.RequestCloseSource.allCases.map(\.rawValue) == expected)
    }

    @Test("Size has the values of the web component")
    func sizeRawValues() {
        let expected: [DialogTokens.Size.RawValue] = [
            "s",
            "m",
            "l",
            "full",
        ]
        #expect(DialogTokens.Size.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitDialog(frame: .zero)
        #expect(component.size == .medium)
        #expect(!component.noHeader)
        #expect(component.allowsInteractiveDismiss)
        #expect(!component.isPresented)
        #expect(component.label == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            DialogTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isPresented is written through")
    func isPresentedIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateDialog(
            isPresented: state.binding,
            content: { Text("Content") },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("_isPresented")
        let binding = try #require(stored as? Binding<Bool>)
        binding.wrappedValue = true
        #expect(state.value == true)
    }

    @Test("onClose is called")
    func onCloseIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateDialog(
            isPresented: .constant(false),
            onClose: { _ in calls.value += 1 },
            content: { Text("Content") },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onClose")
        let action = try #require(stored as? (DialogTokens.RequestCloseSource) -> Void)
        action(DialogTokens.RequestCloseSource.closeButton)
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateDialog(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateDialog(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("headerActions takes a view")
    func headerActionsTakesAView() {
        let component = ElevateDialog(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") },
            headerActions: { Text("Header actions") }
        )
        #expect(Mirror(reflecting: component).descendant("headerActions") is Text)
    }

    @Test("footer takes a view")
    func footerTakesAView() {
        let component = ElevateDialog(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") },
            footer: { Text("Footer") }
        )
        #expect(Mirror(reflecting: component).descendant("footer") is Text)
    }

    @Test("isPresented tells dialogDidChangePresentation")
    func isPresentedTells() {
        let component = ElevateUIKitDialog(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let binding = ElevateUIKitDialogRoot.isPresented(of: component)
        withExtendedLifetime((component, delegate)) {
            binding.wrappedValue = true
        }
        #expect(component.isPresented)
        #expect(calls.value == ["dialogDidChangePresentation"])
    }

    @Test("onClose tells dialogDidRequestClose")
    func onCloseTells() {
        let component = ElevateUIKitDialog(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let action = ElevateUIKitDialogRoot.onClose(of: component)
        withExtendedLifetime((component, delegate)) {
            action(DialogTokens.RequestCloseSource.closeButton)
        }
        #expect(calls.value == ["dialogDidRequestClose"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDialog(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateDialog(
            "Label",
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        _ = ElevateDialog(
            isPresented: .constant(false),
            label: { Text("Label") }
        )
        _ = ElevateDialog(
            "Label",
            isPresented: .constant(false)
        )
    }
}
#endif
