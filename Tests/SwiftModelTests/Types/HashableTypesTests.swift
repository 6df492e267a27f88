import SwiftModel
import Testing

@Suite("Types that can be keys")
struct HashableTypesTests {
    @Test("A struct can if all that it holds can, however deep that lies")
    func structs() {
        let closure = structure("Inner", .function(parameters: [], returns: .void))
        let outer = structure("Outer", .array(.generated(closure.name)))
        let plain = structure("Plain", .optional(.named("String")))
        let types = HashableTypes(enums: [], structs: [closure, outer, plain])
        #expect(!types.contains(.generated(closure.name)))
        #expect(!types.contains(.generated(outer.name)))
        #expect(types.contains(.generated(plain.name)))
    }

    @Test("A type that holds itself is as good as the rest of it")
    func recursion() {
        let name = structure("Node", .void).name
        let node = structure("Node", .array(.generated(name)))
        #expect(HashableTypes(enums: [], structs: [node]).contains(.generated(name)))
    }

    @Test(
        "Insets, sizes and texts can’t, nor what carries them",
        arguments: ["EdgeInsets", "UIEdgeInsets", "CGSize", "Text", "Any"]
    )
    func insets(type: String) { #expect(!HashableTypes(enums: [], structs: []).contains(.optional(.named(type)))) }

    private func structure(_ name: String, _ type: SwiftType) -> SwiftStruct {
        SwiftStruct(
            name: GeneratedTypeName(SwiftIdentifier(name, as: .type)),
            members: [SwiftStruct.Member(name: SwiftIdentifier("value", as: .property), type: type, webName: "value")]
        )
    }
}
