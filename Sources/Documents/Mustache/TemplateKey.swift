/// Key of an object, hashed once, so that finding it compares numbers and looks at text only to be sure. Code that
/// makes many objects of one kind keeps their keys in constants.
package struct TemplateKey: Sendable, Hashable {
    package let name: String
    let code: UInt64

    package init(_ name: String) {
        var name = name
        code = name.withUTF8 { Self.code(of: UnsafeRawBufferPointer($0)) }
        self.name = name
    }

    /// Like FNV-1a, but eight bytes at a time. Unlike Swift's own it is the same in every run.
    private static func code(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var code: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ word: UInt64) {
            code = (code ^ word) &* 0x9E37_79B9_7F4A_7C15
            // Differences in the upper bytes alone have to reach the lower bits of the code.
            code ^= code >> 32
        }
        var index = 0
        while index + 8 <= bytes.count {
            take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        var rest = UInt64(bytes.count) << 56
        var shift: UInt64 = 0
        while index < bytes.count {
            rest |= UInt64(bytes[index]) << shift
            shift += 8
            index += 1
        }
        take(rest)
        return code
    }

    @inline(__always)
    package static func == (left: TemplateKey, right: TemplateKey) -> Bool {
        left.code == right.code && left.name == right.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension TemplateKey: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) {
        self.init(name)
    }
}
