#if os(iOS)
import SwiftUI

/// Each native primitive once.
@available(iOS 15, *)
struct Primitives: View {
    enum Field: Hashable { case name, password }
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    @Binding var isOn: Bool
    @Binding var text: String
    @Binding var number: Double
    @State private var choice = "a"
    @State private var date = Date()
    @State private var colour = Color.red
    @State private var isExpanded = false
    @State private var isPresented = false
    @State private var items = [Item(id: 1, name: "One")]
    @State private var selected: Item?
    @State private var page = 0
    @FocusState private var field: Field?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Namespace private var namespace

    var body: some View {
        Form {
            controls
            fields
            choices
            overlays
        }
    }

    @ViewBuilder private var controls: some View {
        Section {
            Button("Delete", role: .destructive) { dismiss() }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .tint(.red)
            Toggle("On", isOn: $isOn).toggleStyle(.switch)
            Toggle(isOn: $isOn) { Label("On", systemImage: "power") }.toggleStyle(.button)
            Slider(value: $number, in: 0...10, step: 1) { Text("Value") }
            Stepper("Steps", value: $number, in: 0...10, step: 2)
            if let url = URL(string: "https://example.org") { Link("Open", destination: url) }
        } header: {
            Text("Controls")
        } footer: {
            if isOn { Text("Help") } else { EmptyView() }
        }
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $text, prompt: Text("Your name"))
            .focused($field, equals: .name)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .onSubmit { field = .password }
        SecureField("Password", text: $text).focused($field, equals: .password)
        TextEditor(text: $text).frame(minHeight: 88)
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
        DatePicker("Time", selection: $date, in: Date()..., displayedComponents: [.hourAndMinute])
        ColorPicker("Colour", selection: $colour)
    }

    @ViewBuilder private var choices: some View {
        Picker("Choice", selection: $choice) {
            ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        Menu("More") {
            Button("One") {}
            Divider()
            Button("Two") {}
        }
        DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Inside") }
        TabView(selection: $page) {
            Text("First").tag(0).tabItem { Label("First", systemImage: "1.circle") }
            Text("Second").tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        List {
            ForEach(items) { item in
                Text(item.name).listRowSeparator(.hidden)
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.insetGrouped)
        ForEach($items) { $item in
            TextField("Name", text: $item.name)
        }
    }

    @ViewBuilder private var overlays: some View {
        ProgressView(value: 0.5) { Text("Loading") }
        ProgressView().progressViewStyle(.circular)
        AsyncImage(url: nil) { image in
            image.resizable().scaledToFit()
        } placeholder: {
            ProgressView()
        }
        Image(systemName: "star.fill").imageScale(.large).symbolRenderingMode(.hierarchical)
        Text("\(items.count) items").font(.body.weight(.semibold)).foregroundStyle(Color.white).lineLimit(2)
            .truncationMode(.tail)
        Text(list(of: items.map(\.name)))
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack { ForEach(0..<3) { Text("\($0)") } }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) { Circle().fill(.tint) }
        ZStack { Capsule().stroke(.secondary, lineWidth: 1) }
            .sheet(isPresented: $isPresented) { Text("Sheet").interactiveDismissDisabled() }
            .fullScreenCover(isPresented: $isPresented) { Text("Cover") }
            .popover(isPresented: $isPresented, arrowEdge: .bottom) { Text("Popover") }
            .alert("Title", isPresented: $isPresented) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("Message")
            }
            .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
            }
            .sheet(item: $selected) { Text($0.name) }
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Done") {} } }
            .task { await load() }
            .refreshable { await load() }
            .searchable(text: $text, prompt: "Search")
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .matchedGeometryEffect(id: "shape", in: namespace)
            .environment(\.locale, Locale(identifier: "de"))
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Label")
            .accessibilityValue(Text("Value"))
            .accessibilityHint(choice)
            .accessibilityAction(named: "Act") { withAnimation { isExpanded.toggle() } }
    }

    /// Text that Foundation writes from a format: texts and lists stand in it as objects.
    private func list(of names: [String]) -> String {
        String(format: "%@, %d of them: %@", names.first ?? "", names.count, names)
    }

    private func load() async {
        items = [Item(id: 2, name: "Two")]
    }
}

@available(iOS 15, *)
struct Banner: ViewModifier {
    @Binding var isPresented: Bool
    @GestureState private var drag = CGSize.zero

    func body(content: Content) -> some View {
        content.overlay(alignment: .top) {
            if isPresented {
                Text("Banner").padding().background(.regularMaterial).clipShape(Capsule())
                    .offset(drag)
                    .gesture(DragGesture().onEnded { _ in isPresented = false })
            }
        }
    }
}

@available(iOS 15, *)
extension View {
    func banner(isPresented: Binding<Bool>) -> some View { modifier(Banner(isPresented: isPresented)) }

    @ViewBuilder func newer(_ value: Int) -> some View {
        if #available(iOS 17, *) {
            onChange(of: value) { _, _ in }.sensoryFeedback(.selection, trigger: value)
        } else {
            onChange(of: value) { _ in }
        }
    }
}

enum Tone: String, CaseIterable, Sendable {
    case primary, success, danger
}

private struct ToneKey: EnvironmentKey {
    static let defaultValue = Tone.primary
}

extension EnvironmentValues {
    var tone: Tone {
        get { self[ToneKey.self] }
        set { self[ToneKey.self] = newValue }
    }
}

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

final class Model: ObservableObject {
    @Published var count = 0
}

@available(iOS 15, *)
struct Observing: View {
    @StateObject private var model = Model()
    @EnvironmentObject private var other: Model

    var body: some View {
        Stepper("Count \(model.count)", value: $model.count).disabled(other.count > 3)
    }
}

struct Wrapped: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.accessibilityTraits.insert(.button)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}
#endif
