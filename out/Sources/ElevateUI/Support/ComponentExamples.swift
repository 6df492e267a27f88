#if os(iOS)
import SwiftUI

/// Examples of a component on one page: in light mode, in dark mode, and with large text.
@available(iOS 15, *)
struct ComponentExamples<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ScrollView {
            section("Light")
                .environment(\.colorScheme, .light)
            section("Dark")
                .environment(\.colorScheme, .dark)
            section("Large text")
                .dynamicTypeSize(.accessibility3)
        }
    }

    private func section(_ title: String) -> some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(uiColor: .systemBackground))
    }
}

/// A component in one of its states, with the name of the state above it.
@available(iOS 15, *)
struct ComponentExample<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
            content
        }
        .padding(.vertical)
    }
}

/// A component with a value that a person can change.
@available(iOS 15, *)
struct ComponentLiveExample<Value, Content: View>: View {
    private let initial: Value
    private let content: (Binding<Value>) -> Content
    @State private var value: Value?

    init(_ initial: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.initial = initial
        self.content = content
    }

    var body: some View {
        content(Binding(get: { value ?? initial }, set: { value = $0 }))
    }
}

/// An example that is presented at the start, and again by a button.
@available(iOS 15, *)
struct ComponentShownExample<Content: View>: View {
    private let content: (Binding<Bool>) -> Content
    @State private var isShown = true

    init(@ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
        self.content = content
    }

    var body: some View {
        VStack {
            Button("Show") { isShown = true }
            content($isShown)
        }
    }
}
#endif
