#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateNotification")
struct ElevateNotificationTests {
    private final class ComponentTestDelegate: ElevateUIKitNotificationDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func notificationDidChangePresentation(_: ElevateUIKitNotification, _: Bool) {
            self.calls.value.append("notificationDidChangePresentation")
        }

        func notificationDidRequestClose(_: ElevateUIKitNotification, _: NotificationTokens.RequestCloseSource) {
            self.calls.value.append("notificationDidRequestClose")
        }
    }

    @Test("Placement has the values of the web component")
    func placementRawValues() {
        let expected: [NotificationTokens.Placement.RawValue] = [
            "top-start",
            "top-end",
            "top-center",
            "bottom-start",
            "bottom-end",
        ]
        #expect(NotificationTokens.Placement.allCases.map(\.rawValue) == expected)
    }

    @Test("Priority has the values of the web component")
    func priorityRawValues() {
        let expected: [NotificationTokens.Priority.RawValue] = [
            1,
            2,
            3,
        ]
        #expect(NotificationTokens.Priority.allCases.map(\.rawValue) == expected)
    }

    @Test("RequestCloseSource has the values of the web component")
    func requestCloseSourceRawValues() {
        let expected: [NotificationTokens.RequestCloseSource.RawValue] = [
            "close-button",
            "timeout",
        ]
        #expect(NotificationTokens.RequestCloseSource.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitNotification(frame: .zero)
        #expect(component.duration == nil)
        #expect(component.tone == .neutral)
        #expect(component.placement == .topTrailing)
        #expect(component.priority == .two)
        #expect(component.closable)
        #expect(!component.isPresented)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            NotificationTokens.dangerColors,
            NotificationTokens.neutralColors,
            NotificationTokens.primaryColors,
            NotificationTokens.emphasizedColors,
            NotificationTokens.successColors,
            NotificationTokens.warningColors,
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isPresented is written through")
    func isPresentedIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateNotification(
            isPresented: state.binding,
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("_isPresented")
        let binding = try #require(stored as? Binding<Bool>)
        binding.wrappedValue = true
        #expect(state.value == true)
    }

    @Test("onClose is called")
    func onCloseIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateNotification(
            isPresented: .constant(false),
            onClose: { _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onClose")
        let action = try #require(stored as? (NotificationTokens.RequestCloseSource) -> Void)
        action(NotificationTokens.RequestCloseSource.closeButton)
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateNotification(
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("icon takes a view")
    func iconTakesAView() {
        let component = ElevateNotification(
            isPresented: .constant(false),
            content: { Text("Content") },
            icon: { Text("Icon") }
        )
        #expect(Mirror(reflecting: component).descendant("icon") is Text)
    }

    @Test("actions takes a view")
    func actionsTakesAView() {
        let component = ElevateNotification(
            isPresented: .constant(false),
            content: { Text("Content") },
            actions: { Text("Actions") }
        )
        #expect(Mirror(reflecting: component).descendant("actions") is Text)
    }

    @Test("isPresented tells notificationDidChangePresentation")
    func isPresentedTells() {
        let component = ElevateUIKitNotification(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let binding = ElevateUIKitNotificationRoot.isPresented(of: component)
        withExtendedLifetime((component, delegate)) {
            binding.wrappedValue = true
        }
        #expect(component.isPresented)
        #expect(calls.value == ["notificationDidChangePresentation"])
    }

    @Test("onClose tells notificationDidRequestClose")
    func onCloseTells() {
        let component = ElevateUIKitNotification(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let action = ElevateUIKitNotificationRoot.onClose(of: component)
        withExtendedLifetime((component, delegate)) {
            action(NotificationTokens.RequestCloseSource.closeButton)
        }
        #expect(calls.value == ["notificationDidRequestClose"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateNotification(
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        _ = ElevateNotification(
            isPresented: .constant(false)
        )
        _ = ElevateNotification(
            isPresented: .constant(false)
        )
    }
}
#endif
