import Testing

@Suite("Nothing that a component is given is stored and forgotten")
struct UnusedMemberTests {
    private func expectUnused(_ text: String, in path: String = "Sources/AcmeUI/SwiftUI/AcmeChip+SwiftUI.swift") {
        expectMarks(UnusedMember.findings(in: [SwiftFile(path: path, text)]), in: text)
    }

    @Test("what only the initializer sets is unused; what the body uses, directly or not, is used")
    func views() {
        expectUnused(
            """
            public struct AcmeChip<Label: View, Prefix: View>: View {
                private let label: Label
                private let prefix: Prefix  // !
                private let tone: ChipTokens.Tone
                private let isLoud: Bool
                private let isQuiet: Bool  // !
                private let hint: String?
                private let onEdit: (() -> Void)?  // !
                @Binding private var isOn: Bool
                @Binding private var isOpen: Bool
                @Binding private var isLost: Bool  // !
                @State private var count = 0
                @State private var forgotten = 0  // !

                public init(label: Label, prefix: Prefix) {
                    self.label = label
                    self.prefix = prefix
                    onEdit?()
                }

                public var body: some View {
                    Toggle(isOn: $isOn) {
                        label.accessibilityHint(hint ?? "")
                    }
                    .background(color)
                    .close(isQuiet: true, then: { isOpen = false })
                    .prefix(3)
                    .onChange(of: "\\(count)") { _ in forgotten = 2 }
                }

                private var color: Color { colors(for: tone) }
                private var left: Int { 3 }  // !
            }
            extension AcmeChip {
                private func colors(for tone: ChipTokens.Tone) -> Color { isLoud ? .a : .b }
                private func dead() { print(isQuiet) }  // !
            }
            """
        )
    }

    @Test("a name that something else has been given is not a use")
    func shadows() {
        expectUnused(
            """
            struct Chip: View {
                let a: Int  // !
                let b: Int  // !
                let c: Int  // !
                let d: Int  // !
                let e: Int  // !
                let f: Int  // !
                let g: Int?
                let h: Int?
                let i: Int
                let j: Int  // !
                let k: Int  // !
                let l: Int
                let m: Int  // !
                let `default`: Int
                var body: some View {
                    let e = 3
                    ForEach(items) { a in Text(a, e) }
                    ForEach(items) { (b: Int, x) in Text(b) }
                    items.map { [c = other] in c }
                    switch value {
                    case .some(let d): Text(d)
                    case .other(let i): Text(i)
                    case .none: Text(i)
                    }
                    for f in items { Text(f) }
                    if let g { Text(g) }
                    guard let other = h, let j = x else { return EmptyView() }
                    Text(j)
                    func local(k: Int) { print(k) }
                    Menu { [weak l] in l?.show() }
                    Text(\\.m).m(m: value).x(Style.m, .m) { n } m: { o }
                    Text(`default`)
                }
            }
            """
        )
    }

    @Test("styles and modifiers are read from the function that the system asks for")
    func styles() {
        expectUnused(
            """
            struct ChipStyle: ButtonStyle {
                let tone: Tone
                let size: Size  // !
                func makeBody(configuration: Configuration) -> some View { configuration.label.background(tone.color) }
            }
            private struct Hidden: ViewModifier {
                let isHidden: Bool
                let isOther: Bool  // !
                func body(content: Content) -> some View { content.opacity(isHidden ? 0 : 1) }
            }
            public struct Tab: Identifiable {
                public let id: String
            }
            """
        )
    }

    @Test("the texts of a component are used where the component knows them by a variable")
    func strings() {
        let tokens = """
            public enum ChipTokens {
                public struct Strings: Sendable {
                    public var close: String
                    public var remove: @Sendable (Int) -> String
                    public var lost: String
                }
            }
            """
        let view = """
            struct Chip: View {
                let strings: ChipTokens.Strings
                var body: some View { Text(strings.remove(1)).hint(self.strings.close).lost() }
            }
            """
        let findings = UnusedMember.findings(in: [
            SwiftFile(path: "Sources/AcmeUI/DesignTokens/Components/ChipTokens.swift", tokens), SwiftFile(view),
        ])
        #expect(findings.map(\.text) == ["ChipTokens.Strings.lost is never used"])
    }

    @Test("a UIKit component is read by the view that it hosts")
    func uikit() {
        expectUnused(
            """
            public final class Chip: UIControl {
                public weak var delegate: (any ChipDelegate)?
                public var tone: ChipTokens.Tone = .neutral { didSet { hosting.update() } }
                public var size: ChipTokens.Size = .small { didSet { hosting.update() } }  // !
                public var sizeName: String { get { size.rawValue } set { size = .init(newValue) } }
                public var shape: ChipTokens.Shape = .box { didSet { if shape != oldValue { hosting.update() } } }  // !
                public override var isEnabled: Bool { didSet { hosting.update() } }
                public override var isSelected: Bool { didSet { hosting.update() } }  // !
                public var prefixView: UIView? { didSet { hosting.update() } }
                private var width: CGFloat = 0
                private var depth: CGFloat = 0  // !
                private lazy var hosting = Hosting(in: self) { Root(component: $0) }
                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }
                public override var intrinsicContentSize: CGSize { CGSize(width: width, height: 0) }
                private func setUp() { depth = 3 }
                private func idle() {}  // !
            }
            private struct Root: View {
                weak var component: Chip?
                var body: some View {
                    if let component {
                        ChipView(tone: component.tone, size: .a, isDisabled: !component.isEnabled) { [weak component] in
                            component?.delegate?.chipDidRemove(component)
                        } prefix: {
                            component.prefixView.map(Hosted.init)
                        }
                    }
                }
            }
            """,
            in: "Sources/AcmeUI/UIKit/Chip+UIKit.swift"
        )
    }

    @Test("each parameter is used, but where somebody else decides on the signature")
    func parameters() {
        let text = """
            #if os(iOS)
            struct A {
                init(a: Int, b: Int) {  // !
                    self.a = a
                    self.b = self.b
                }
                func c(d: Int) -> Int { f(d: 1) }  // !
                func e(_ f: Int, with g: Int, _: Int) -> Int { f + g }
                func h(i: inout Int, j: Int) { i = j }
                func k(l: Int) -> Int { items.map { l in l }.count }  // !
                override func m(n: Int) {}
                @available(*, unavailable) init?(coder: NSCoder) { nil }
            }
            protocol ADelegate { func o(_ a: A) }
            extension ADelegate { func o(_ a: A) {} }
            #endif
            """
        expectMarks(UnusedParameter.findings(in: SwiftFile(text)), in: text)
    }
}
