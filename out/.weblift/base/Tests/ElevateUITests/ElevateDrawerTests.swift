#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDrawer")
struct ElevateDrawerTests {
    private final class ComponentTestDelegate: ElevateUIKitDrawerDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func drawerDidChangePresentation(_: ElevateUIKitDrawer, _: Bool) {
            self.calls.value.append("drawerDidChangePresentation")
        }

        func drawerDidRequestClose(_: ElevateUIKitDrawer, _: String) {
            self.calls.value.append("drawerDidRequestClose")
        }
    }

    @Test("Placement has the values of the web component")
    func placementRawValues() {
        let expected: [DrawerTokens.Placement.RawValue] = [
            "start",
            "end",
            "top",
            "bottom",
        ]
        #expect(DrawerTokens.Placement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitDrawer(frame: .zero)
        #expect(!component.isContained)
        #expect(!component.noHeader)
        #expect(!component.isPresented)
        #expect(component.label == nil)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            DrawerTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isPresented is written through")
    func isPresentedIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateDrawer(
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
        let component = ElevateDrawer(
            isPresented: .constant(false),
            onClose: { _ in calls.value += 1 },
            content: { Text("Content") },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onClose")
        let action = try #require(stored as? (String) -> Void)
        action("On close")
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateDrawer(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateDrawer(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("footer takes a view")
    func footerTakesAView() {
        let component = ElevateDrawer(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") },
            footer: { Text("Footer") }
        )
        #expect(Mirror(reflecting: component).descendant("footer") is Text)
    }

    @Test("isPresented tells drawerDidChangePresentation")
    func isPresentedTells() {
        let component = ElevateUIKitDrawer(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let binding = ElevateUIKitDrawerRoot.isPresented(of: component)
        withExtendedLifetime((component, delegate)) {
            binding.wrappedValue = true
        }
        #expect(component.isPresented)
        #expect(calls.value == ["drawerDidChangePresentation"])
    }

    @Test("onClose tells drawerDidRequestClose")
    func onCloseTells() {
        let component = ElevateUIKitDrawer(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let action = ElevateUIKitDrawerRoot.onClose(of: component)
        withExtendedLifetime((component, delegate)) {
            action("On close")
        }
        #expect(calls.value == ["drawerDidRequestClose"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDrawer(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateDrawer(
            nil,
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        _ = ElevateDrawer(
            isPresented: .constant(false)
        )
        _ = ElevateDrawer(
            isPresented: .constant(false),
            label: { Text("Label") }
        )
        _ = ElevateDrawer(
            nil,
            isPresented: .constant(false)
        )
    }
}
#endif
