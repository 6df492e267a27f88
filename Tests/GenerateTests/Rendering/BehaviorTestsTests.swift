import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

@Suite("Tests of behavior in the generated package")
struct BehaviorTestsTests {
    private func tests(_ component: HandMadeComponent) -> String {
        RenderedFiles(component).text("Tests/ElevateUITests/ElevateButtonTests.swift")
    }

    @Test("nothing is tested of an event that no class tells, or that has values which nobody can make up")
    func untold() {
        let odd = ItemReference(.event, "odd")
        #expect(!tests(HandMadeComponent().action("onMove", [.named("Int")])).contains(" tells "))
        let method = UIKitDelegateMethod(
            name: SwiftIdentifier("didOdd", as: .function),
            parameters: [.named("UnheardOf")],
            origin: odd
        )
        let text = tests(
            HandMadeComponent().binding("color", .named("Color")).action("onOdd", [.named("UnheardOf")], of: odd)
                .changed { $0.uiKit.delegateMethods = [method] }
        )
        // There are no two colors that a test could tell apart.
        for words in [" tells ", "onOdd is called", "color is written through"] { #expect(!text.contains(words)) }
    }

    @Test("an item of a list is made for the closure that takes one")
    func itemOfList() throws {
        let text = try SmallLibrary(
            ("x-menu", ComponentJSON.of("#", "@x-select: CustomEvent<{ item: XMenuItem }>")),
            ("x-menu-item", ComponentJSON.of("value: string", "#"))
        ).files.text("XMenuTests.swift")
        #expect(text.contains("@Test(\"onSelect is called\")") && text.contains("action(XMenuItem("))
    }

    @Test(
        "of the sample, each method of a delegate, control event and closure that the class calls has a test",
        arguments: allStyles
    )
    func everyCall(style: TemplateStyle) {
        let sample = TranslatedLibraries.sample
        let files = RenderedFiles(sample.swift, of: sample.library, style: style)
        let calls = /component\.(?:delegate\?\.(\w+)\(|sendActions\(for: \.(\w+)\)|(\w+)\?\(newValue)/
        var count = 0
        for path in files.paths where path.hasSuffix("+UIKit.swift") {
            let name = path.split(separator: "/").last?.split(separator: "+").first?.replacing("UIKit", with: "") ?? ""
            let tests = files.text("Tests/ElevateUITests/\(name)Tests.swift")
            let hosting = files.text(path).split(separator: "// MARK: - Hosting").last ?? ""
            for call in hosting.matches(of: calls) {
                let told = call.output.1 ?? call.output.2 ?? call.output.3 ?? ""
                count += 1
                let isTested = tests.split(separator: "@Test(\"").contains { test in
                    test.prefix { $0 != "\"" }.split { !$0.isLetter && !$0.isNumber }.dropFirst(2).contains(told)
                }
                #expect(isTested, "\(name): \(told)")
            }
        }
        #expect(count > 30)
    }
}
