import Generate
import SwiftModel
import Testing

@Suite("Names of generated modules")
struct ModuleNameTests {
    @Test("A module is called after the prefix of the library")
    func fromPrefix() {
        #expect(ModuleName(prefix: "Elevate").description == "ElevateUI")
        #expect(ModuleName(prefix: "").description == "UI")
        #expect(ModuleName(prefix: "Swift").description == "SwiftComponentsUI")
    }

    @Test("No module is called as one that generated code imports", arguments: KnownSwiftType.Module.allCases)
    func imported(module: KnownSwiftType.Module) { #expect(ModuleName(module.rawValue) == nil) }

    @Test(
        "Nothing that an import line can't hold is a module's name",
        arguments: ["", "a b", "../x", "class", "Über", "1x", "a-b", "Testing", "Con", "LPT1"]
    )
    func refused(text: String) { #expect(ModuleName(text) == nil) }
}
