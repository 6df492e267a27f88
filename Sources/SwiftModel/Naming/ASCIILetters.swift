extension UInt8 {
    var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    var isNameByte: Bool { isCapitalLetter || isLowercaseLetter || isASCIIDigit }
}

extension String {
    func withFirstLetter(capital: Bool) -> String {
        guard let first = utf8.first, capital ? first.isLowercaseLetter : first.isCapitalLetter else { return self }
        return String(unsafeUninitializedCapacity: utf8.count) { letters in
            let count = letters.initialize(fromContentsOf: utf8)
            letters[0] = first ^ 0x20
            return count
        }
    }
}
