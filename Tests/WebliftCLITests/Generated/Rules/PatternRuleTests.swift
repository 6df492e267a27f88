import Testing

@Suite("Rules of the patterns that SwiftUI people follow")
struct PatternRuleTests {
    @Test("each finds what is marked in its examples, and nothing else", arguments: RuleExample.all(in: examples))
    func marks(example: RuleExample) throws { try example.check() }

    private static let examples = #"""
        === AnimatedValue
        let a = Text(b)
            .animation(.default, value: c)
            .animation(.easeIn(duration: 1))  // !
        let d = e.animation(f.value(1))  // !
        let g = $h.animation()
        func animation() {}
        === StableIdentity
        let a = ForEach(b.indices, id: \.self) { c[$0] }  // !
        let d = ForEach(Array(b.enumerated()), id: \.offset) { $0.element }  // !
        let e = ForEach(Array(b.enumerated()), id: \.element.id) { $0.element }
        let f = ForEach(b.filter { $0.isShown }) { $0 }  // !
        let g = ForEach(0..<5, id: \.self) { _ in h }
        let i = ForEach(b) { $0.indices }
        let j = ForEach(search(filter.rawValue).found(in: b) { $0 }) { $0 }
        === KeptFormatter
        struct A: View {
            private static let kept = DateFormatter()
            let formatter = ByteCountFormatter()  // !
            var body: some View { Text(DateFormatter().string(from: date)) }  // !
            let format: Formatter
        }
        struct B { func made() -> C { let c = DateFormatter() } }  // !
        === KeptFormatter in Sources/AcmeUI/Support/A.swift
        struct A { func made() -> B { let c = DateFormatter() } }
        === LocalizedText
        let a = String(format: "%.2f", b)  // !
        let c = d.lowercased().contains(e)  // !
        let f = d.uppercased().hasPrefix(e)  // !
        let g = d.localizedStandardContains(e)
        let h = rule.lowercased()
        let j = items.filter { $0.name.contains(searchText) }  // !
        let k = items.filter { $0.name.hasPrefix(query) }  // !
        let l = tags.contains(newTag)
        let m = items.filter { $0.name.localizedStandardContains(searchText) }
        let i = String(describing: b)
        === PrivateEnvironment
        struct A: View {
            @Environment(\.isEnabled) private var b
            @Environment(\.isEnabled) var c  // !
            @ObservedObject var d: E  // !
            @Binding var f: Bool
        }
        === ReadOnlyProperty
        struct A: View {
            private let a: Int
            private var b: Int  // !
            @Binding private var c: Int
            weak var d: E?
            static var f = 1
            var body: some View { Text("") }
        }
        struct Item { var label: String }
        === OneProminentButton
        let a = Button("b") {}.buttonStyle(.borderedProminent)
        let c = Button("d") {}.buttonStyle(.bordered)
        let e = Button("f") {}.buttonStyle(.borderedProminent)  // !
        === QuietCode
        func a() {
            print(b)  // !
            Self._printChanges()  // !
            c.print(d)
            let print = 1
        }
        func print() {}
        === PhasedImage
        let a = AsyncImage(url: b) { phase in c }
        let d = AsyncImage(url: b)  // !
        let e = AsyncImage(url: b, content: { $0 }, placeholder: { f })  // !
        #if DEBUG
        let g = AsyncImage(url: b)
        #endif
        === ExplicitAnimatableData
        struct A: Animatable { var animatableData: Double }
        struct B: ViewModifier, Animatable { var c: Double }  // !
        struct D: View {}
        === LabeledImageButton
        let a = Button {  // !
            b()
        } label: {
            Image(systemName: "c")
        }
        .buttonStyle(.plain)
        let d = Button(action: e) {
            f
        }
        let g = Button {  // !
            b()
        } label: {
            ComponentIcon("h", size: i)
                .frame(minWidth: metrics.touchTarget)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(j)
        let q = Button(action: b) { Image(systemName: "c") }  // !
        let r = Button(role: .cancel, action: b) {  // !
            ComponentIcon("h")
        }
        let s = Button(action: b) {  // !
            if isActive {
                icon
            } else {
                ComponentIcon("h")
            }
        }
        let t = Button(action: b) {
            HStack {
                ComponentIcon("h")
                label
            }
        }
        let u = Button("v") { Image(systemName: "c") }
        let w = Button(action: b) { Image(systemName: "c") }
            .accessibilityHidden(true)
        let k = Button {
            b()
        } label: {
            Label("l", systemImage: "m")
                .labelStyle(.iconOnly)
        }
        let n = Menu {
            o
        } label: {
            Image(systemName: "p")
        }
        === ActionAsMethod
        let a = Button {  // !
            isPresented = false
            onClose?(.closeButton)
        } label: {
            Text("b")
        }
        let c = ComponentFieldButton(.clear) {  // !
            text = ""
            onClear?()
        }
        let d = Button("e") { isOn = true; f() }  // !
        let g = Button("e", action: { f(); h() })  // !
        let i = Button("e") {  // !
            if isOn { f() }
        }
        let j = Button(role: .cancel, action: close) {
            Text("b")
            Text("k")
        }
        let l = Button("e") {
            withComponentMotion {
                isOn.toggle()
                f()
            }
        }
        let m = Button("e") {
            files
                .removeAll()
        }
        struct ComponentCloseButton: View {
            let n = 1
            let o = 2
        }
        === TouchTargetOfButton
        let a = Button(action: b) { c }
            .buttonStyle(.borderless)
            .frame(minWidth: metrics.touchTarget, minHeight: metrics.touchTarget)  // !
        let d = Button {
            b()
        } label: {
            c.touchTarget(metrics)
        }
        .touchTarget(metrics)  // !
        let e = Toggle(isOn: $f) { c }.touchTarget(metrics)
        let g = Button(action: b) { c }.frame(maxWidth: .infinity)
        === DelayedProgress
        let a = b.overlay { if isLoading { ProgressView() } }  // !
        let c = b.overlay {
            if item.isBusy {
                ProgressView()  // !
            }
        }
        let d = ProgressView()
        let e = b.overlay { if isShown { ProgressView() } }
        === DelayedProgress
        let a = AsyncImage(url: b) { phase in phase.image ?? ProgressView() }  // !
        === DelayedProgress
        let a = b.delayed(isLoading, in: $isShown)
        if isLoading { ProgressView() }
        === ObservableModel
        @MainActor @Observable final class A {}
        @Observable final class B {}  // !
        @MainActor @Observable class C {}  // !
        final class D: UIView {}
        === ObservableModel
        @available(iOS 16, *) @MainActor final class A: ObservableObject {}
        @available(iOS 16, *) final class B: ObservableObject {}  // !
        === ObservableModel
        @available(iOS 17, *) @MainActor final class A: ObservableObject {}  // !
        === LazyRows
        let a = ScrollView {  // !
            VStack(spacing: b) {
                ForEach(c) { d($0) }
            }
        }
        let e = ScrollView { LazyVStack { ForEach(c) { d($0) } } }
        let f = ScrollView(.horizontal) { HStack { ForEach(c) { d($0) } } }
        """#

    @Test func targetedModifier() {
        let view = "struct A: View { let b = ScrollView(.horizontal, showsIndicators: false) {} }"
        expect(TargetedModifier(), marks: "@available(iOS 16, *)\n\(view)  // !")
        expect(TargetedModifier(), marks: "@available(iOS 15, *)\n\(view)")
        expect(TargetedModifier(), marks: "@available(iOS 18, *)\nlet a = b.tabItem { c }  // !")
        expect(TargetedModifier(), marks: "@available(iOS 17, *)\nlet a = b.tabItem { c }")
    }

    @Test func fewOptionsInSegments() {
        let list = "let a = b.map { ComponentOption($0) }"
        let menu = "let c = Picker(d, selection: $e) { f }.pickerStyle(.menu)"
        expect(FewOptionsInSegments(), marks: "\(list)\n\(menu)  // !")
        expect(FewOptionsInSegments(), marks: "\(list)\nlet g = ComponentPicker(a) { i }")
        // Options that are views can't be counted.
        expect(FewOptionsInSegments(), marks: menu)
    }
}
