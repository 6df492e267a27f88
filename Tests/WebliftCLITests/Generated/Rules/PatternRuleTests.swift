import Testing

@Suite("Rules of the patterns that SwiftUI people follow")
struct PatternRuleTests {
    @Test func targetedModifier() {
        let view = "struct A: View { let b = ScrollView(.horizontal, showsIndicators: false) {} }"
        expect(TargetedModifier(), marks: "@available(iOS 16, *)\n\(view)  // !")
        expect(TargetedModifier(), marks: "@available(iOS 15, *)\n\(view)")
        expect(TargetedModifier(), marks: "@available(iOS 18, *)\nlet a = b.tabItem { c }  // !")
        expect(TargetedModifier(), marks: "@available(iOS 17, *)\nlet a = b.tabItem { c }")
    }

    @Test func animatedValue() {
        expect(
            AnimatedValue(),
            marks: """
                let a = Text(b)
                    .animation(.default, value: c)
                    .animation(.easeIn(duration: 1))  // !
                let d = e.animation(f.value(1))  // !
                let g = $h.animation()
                func animation() {}
                """
        )
    }

    @Test func stableIdentity() {
        expect(
            StableIdentity(),
            marks: """
                let a = ForEach(b.indices, id: \\.self) { c[$0] }  // !
                let d = ForEach(Array(b.enumerated()), id: \\.offset) { $0.element }  // !
                let e = ForEach(Array(b.enumerated()), id: \\.element.id) { $0.element }
                let f = ForEach(b.filter { $0.isShown }) { $0 }  // !
                let g = ForEach(0..<5, id: \\.self) { _ in h }
                let i = ForEach(b) { $0.indices }
                let j = ForEach(search(filter.rawValue).found(in: b) { $0 }) { $0 }
                """
        )
    }

    @Test func keptFormatter() {
        expect(
            KeptFormatter(),
            marks: """
                struct A: View {
                    private static let kept = DateFormatter()
                    let formatter = ByteCountFormatter()  // !
                    var body: some View { Text(DateFormatter().string(from: date)) }  // !
                    let format: Formatter
                }
                """
        )
        let maker = "struct A {\n    func made() -> B {\n        let c = DateFormatter()"
        expect(KeptFormatter(), marks: maker + "\n    }\n}", in: "Sources/AcmeUI/Support/A.swift")
        expect(KeptFormatter(), marks: maker + "  // !\n    }\n}")
    }

    @Test func localizedText() {
        expect(
            LocalizedText(),
            marks: """
                let a = String(format: "%.2f", b)  // !
                let c = d.lowercased().contains(e)  // !
                let f = d.uppercased().hasPrefix(e)  // !
                let g = d.localizedStandardContains(e)
                let h = rule.lowercased()
                let i = String(describing: b)
                """
        )
    }

    @Test func privateEnvironment() {
        expect(
            PrivateEnvironment(),
            marks: """
                struct A: View {
                    @Environment(\\.isEnabled) private var b
                    @Environment(\\.isEnabled) var c  // !
                    @ObservedObject var d: E  // !
                    @Binding var f: Bool
                }
                """
        )
    }

    @Test func readOnlyProperty() {
        expect(
            ReadOnlyProperty(),
            marks: """
                struct A: View {
                    private let a: Int
                    private var b: Int  // !
                    @Binding private var c: Int
                    weak var d: E?
                    static var f = 1
                    var body: some View { Text("") }
                }
                struct Item { var label: String }
                """
        )
    }

    @Test func oneProminentButton() {
        expect(
            OneProminentButton(),
            marks: """
                let a = Button("b") {}.buttonStyle(.borderedProminent)
                let c = Button("d") {}.buttonStyle(.bordered)
                let e = Button("f") {}.buttonStyle(.borderedProminent)  // !
                """
        )
    }

    @Test func quietCode() {
        expect(
            QuietCode(),
            marks: """
                func a() {
                    print(b)  // !
                    Self._printChanges()  // !
                    c.print(d)
                    let print = 1
                }
                func print() {}
                """
        )
    }

    @Test func phasedImage() {
        expect(
            PhasedImage(),
            marks: """
                let a = AsyncImage(url: b) { phase in c }
                let d = AsyncImage(url: b)  // !
                let e = AsyncImage(url: b, content: { $0 }, placeholder: { f })  // !
                #if DEBUG
                let g = AsyncImage(url: b)
                #endif
                """
        )
    }

    @Test func explicitAnimatableData() {
        expect(
            ExplicitAnimatableData(),
            marks: """
                struct A: Animatable { var animatableData: Double }
                struct B: ViewModifier, Animatable { var c: Double }  // !
                struct D: View {}
                """
        )
    }

    @Test func labeledImageButton() {
        expect(
            LabeledImageButton(),
            marks: """
                let a = Button {
                    b()
                } label: {  // !
                    Image(systemName: "c")
                }
                .buttonStyle(.plain)
                let d = Button(action: e) {
                    f
                }
                let g = Button {
                    b()
                } label: {
                    ComponentIcon("h", size: i)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(j)
                let k = Button {
                    b()
                } label: {
                    Label("l", systemImage: "m")
                }
                let n = Menu {
                    o
                } label: {
                    Image(systemName: "p")
                }
                """
        )
    }

    @Test func lazyRows() {
        expect(
            LazyRows(),
            marks: """
                let a = ScrollView {  // !
                    VStack(spacing: b) {
                        ForEach(c) { d($0) }
                    }
                }
                let e = ScrollView { LazyVStack { ForEach(c) { d($0) } } }
                let f = ScrollView(.horizontal) { HStack { ForEach(c) { d($0) } } }
                """
        )
    }

    @Test func fewOptionsInSegments() {
        let list = "let a = b.isLongForMenu"
        let menu = "let c = Picker(d, selection: $e) { f }.pickerStyle(.menu)"
        expect(FewOptionsInSegments(), marks: "\(list)\n\(menu)  // !")
        expect(FewOptionsInSegments(), marks: "\(list)\n\(menu)\nlet g = ComponentSegments(areFew: h) { i }")
        // Options that are views can't be counted.
        expect(FewOptionsInSegments(), marks: menu)
    }
}
