/// A key of an object, hashed once, so that finding it compares numbers and looks at text only to be sure.
///
/// Whoever makes many objects of one kind keeps their keys in constants.
package struct TemplateKey: Sendable, Hashable {
    package let name: String
    let code: UInt64

    package init(_ name: String) {
        self.name = name
        // FNV-1a. Unlike Swift's own it is the same in every run.
        var code: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { code = (code ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        self.code = code
    }

    @inline(__always)
    package static func == (left: TemplateKey, right: TemplateKey) -> Bool {
        left.code == right.code && left.name == right.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}

extension TemplateKey: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) {
        self.init(name)
    }
}
