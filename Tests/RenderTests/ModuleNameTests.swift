import Render
import Testing

@Suite("Names of generated modules")
struct ModuleNameTests {
    @Test("A module is called after the prefix of the library")
    func fromPrefix() {
        #expect(ModuleName(prefix: "Elevate").description == "ElevateUI")
        #expect(ModuleName(prefix: "").description == "UI")
        #expect(ModuleName(prefix: "Swift").description == "SwiftComponentsUI")
    }

    @Test(
        "Nothing that an import line can't hold is a module's name",
        arguments: ["", "a b", "../x", "class", "Über", "1x", "a-b", "SwiftUI", "UIKit"]
    )
    func refused(text: String) {
        #expect(ModuleName(text) == nil)
    }
}
