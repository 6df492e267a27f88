import Testing

@Suite("Rules on generated code")
struct CodeRuleTests {
    @Test("each finds what is marked in its examples, and nothing else", arguments: RuleExample.all(in: examples))
    func marks(example: RuleExample) throws { try example.check() }

    private static let examples = #"""
        === ForbiddenName
        let a: AnyView  // !
        let b = GeometryReader {  // !
            UIScreen.main  // !
        }
        func c() { DispatchQueue.main.async {} }  // !
        let d = Tone.AnyView
        let e = "AnyView \(ZStack {})"  // !
        // AnyView
        let f = g(AnyView: 1)
        final class H: ObservableObject {}  // !
        @StateObject private var i = J()  // !
        @EnvironmentObject private var k: L  // !
        let m = NavigationView { list }  // !
        let n = list.background { GeometryReader { proxy in Color.clear } }
        let o = list.overlay { GeometryReader { proxy in Color.clear } }  // !
        if #available(iOS 16, *) {
            NavigationStack { list }
        } else {
            NavigationView { list }
        }
        === ForbiddenName in Sources/AcmeUI/Support/A.swift
        class A: ObservableObject {}
        === ForbiddenModifier
        let a = Text(b).onTapGesture {}  // !
            .foregroundColor(.c)  // !
            .d()
            .onHover { _ in }  // !
            .onHover { isHovered = $0 }
            .onHover { isHovered = $0; open() }  // !
        let e = label.onTapGesture(count: 2) {}  // !
        let h = label.actionSheet(isPresented: i) {}  // !
        let j = field.disableAutocorrection(true)  // !
        let f: Tone = .onHover
        let g = [Tone.onHover(1), Tone.foregroundColor]
        func onTapGesture() {}
        === CornerRadiusModifier
        let a = Text(b)
            .cornerRadius(4)  // !
        let c = d().cornerRadius(e, antialiased: true)  // !
        let f = ChipTokens.cornerRadius(for: shape)
        let g = RoundedRectangle(cornerRadius: metrics.cornerRadius)
        === FixedFontSize
        let a = Font.system(size: 12)  // !
        let b = Text(c).font(.system(size: d, weight: .bold))  // !
        let e = UIFont.systemFont(ofSize: 3)  // !
        let f = Font.system(.body)
        let g = Font.custom("h", size: 3, relativeTo: .body)
        === ForcedValue
        let a = b!  // !
        let c = d()!.e  // !
        let f = g as! H  // !
        let i = try! j()  // !
        var k: L!  // !
        let m = !n && o != p
        let q = [!r, (!s)]
        let t = "u!"
        === PrivateState
        struct A {
            @State private var b = 1
            @State var c = 1  // !
            @FocusState public var d: Bool  // !
            @Binding var e: Bool
        }
        === ExplicitStateInit
        struct A {  // !
            @State private var b = 1
            let c: Int
        }
        struct D {
            @State private var e = 1
            @Environment(\.f) private var f
            let c: Int
            init(c: Int) { self.c = c }
        }
        struct G {
            @State private var `default` = 1  // !
            let h = 2
            var body: Int { 1 }
        }
        === NonisolatedValue in Sources/AcmeUI/Support/A.swift
        nonisolated public enum A { public struct B { let c = 1 } }
        public struct C {}  // !
        struct D {}
        public struct E: View { public enum F {} }  // !
        nonisolated extension A { public enum G {} }
        extension A { public enum H {} }  // !
        @MainActor public enum I {}
        public final class J { nonisolated public enum K {} }
        === NonisolatedValue in Sources/AcmeUI/DesignTokens/Components/A.swift
        enum A {}  // !
        nonisolated enum B { static let c = 1 }
        === StateOfPassedValue
        init(a: Int) {
            _a = State(initialValue: a)  // !
            _b = SwiftUI.State(wrappedValue: a)  // !
            _c = Binding(get: { 1 }, set: { _ in })
        }
        === LiteralColor
        let a = Color(red: 1, green: 0, blue: 0)  // !
        let b = Color(.sRGB, white: 1)  // !
        let c = Color.red  // !
        let d = e.foregroundStyle(.blue)  // !
        let f = e.tint(.accentColor).background(.clear)
        let g: BadgeTokens.Tone = .red
        let h = Badge(tone: .red)
        let i = colors.background
        let j = UIColor(white: 1, alpha: 1)  // !
        === LiteralColor in Sources/AcmeUI/DesignTokens/Components/ATokens.swift
        let a = Color.red
        === LiteralMetric
        let a = b.padding(8)  // !
        let c = b.padding(.horizontal, 8)  // !
        let d = HStack(spacing: 4.5) {}  // !
        let e = HStack(spacing: 0) {}
        let f = b.frame(minWidth: 44)  // !
        let g = b.padding(metrics.padding).offset(x: -metrics.x)
        let h = EdgeInsets(top: 1_0, leading: metrics.x, bottom: 0, trailing: 0)  // !
        let i = j.lineLimit(2)
        let k = b.offset(-3)  // !
        switch edge { case .leading: 90 }
        === LiteralMetric in Sources/AcmeUI/Support/A.swift
        let a = b.padding(8)
        === VariantEnum in Sources/AcmeUI/DesignTokens/Components/ChipTokens.swift
        public enum ChipTokens {
            public enum Tone: String, CaseIterable, Sendable { case a, b }
            public enum Columns: Int, CaseIterable, Sendable, Codable { case one = 1 }
            public enum Bad: String, Sendable { case a }  // !
            public enum Worse { case a }  // !
            public enum Length: Sendable { case points(Double) }
            public enum Sent { case points(Double) }  // !
            enum Own { case a }
        }
        === InitOrder
        public struct A<Label: View> {
            public init(
                _ text: String,
                tone: ChipTokens.Tone = .a,
                size: ChipTokens.Size,
                strings: ChipTokens.Strings = .init(),
                isOn: Bool = false,
                value: Double,
                selection: Binding<Int>,
                action: @escaping () -> Void,
                onRemove: ((Int, [String: Int]) -> Void)? = nil,
                @ViewBuilder label: () -> Label
            ) {}
            public init(isOn: Bool, tone: ChipTokens.Tone) {}  // !
            public init(action: () -> Void, text: String) {}  // !
            public init(@ViewBuilder label: () -> Label, action: () -> Void) {}  // !
            public init(selection: Binding<Int>, isOn: Bool) {}  // !
            init(action: () -> Void, text: String) {}
        }
        === SlotStoredAsView
        struct A<Label: View, Item>: View {
            private let label: Label
            private let prefix: () -> Label  // !
            private let suffix: (() -> Label)?  // !
            private let action: () -> Void
            private let make: () -> Item
            private let row: (Item) -> Label
            var body: some View { label }
        }
        === DelegateDefaults
        public protocol ChipDelegate: AnyObject {
            func chipDidRemove(_ chip: Chip)
            func chip(_ chip: Chip, didChange value: Int)
            func chip(_ chip: Chip, didSelect value: Int)  // !
            func chipDidEdit(_ chip: Chip)  // !
        }
        extension ChipDelegate {
            public func chipDidRemove(_ chip: Chip) {}
            public func chip(_ chip: Chip, didChange value: Int) {}
        }
        === DelegateCalls in Sources/AcmeUI/UIKit/AcmeUIKitChip+UIKit.swift
        public protocol ChipDelegate: AnyObject {
            func chipDidRemove(_ chip: Chip)
            func chipDidEdit(_ chip: Chip)  // !
        }
        extension ChipDelegate {
            public func chipDidRemove(_ chip: Chip) {}
            public func chipDidEdit(_ chip: Chip) {}
        }
        struct Root {
            func tell() { component.delegate?.chipDidRemove(component) }
        }
        === WeakComponent in Sources/AcmeUI/UIKit/Chip+UIKit.swift
        final class Chip: UIView {
            weak var delegate: (any ChipDelegate)?
            var other: (any ChipDelegate)?  // !
        }
        struct Root {
            weak var component: Chip?
            let strong: Chip  // !
            let hosting: Hosting<Chip>
        }
        """#
}
