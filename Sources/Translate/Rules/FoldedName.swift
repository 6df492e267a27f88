import Core

extension String {
    /// Compares without case, `-` and `_`. A name of nothing but `-` and `_` stays: it is not the default slot.
    var foldedAsName: String {
        let bytes = utf8
        var isPlain = true
        for byte in bytes {
            if byte >= 0x80 { return lowercased().foldedDashes }
            if byte.isDash || byte.isCapital { isPlain = false }
        }
        return isPlain ? self : foldedDashes
    }

    /// Bytes suffice: names beyond ASCII have been made lower case before.
    private var foldedDashes: String {
        let folded = String(unsafeUninitializedCapacity: utf8.count) { buffer in
            var count = 0
            for byte in utf8 where !byte.isDash {
                buffer[count] = byte.small
                count += 1
            }
            return count
        }
        return folded.isEmpty ? self : folded
    }
}

extension UInt8 {
    var isDash: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
