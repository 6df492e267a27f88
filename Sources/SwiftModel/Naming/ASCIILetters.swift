/// What a byte of a name is.
extension UInt8 {
    var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    var isNameByte: Bool { isCapitalLetter || isLowercaseLetter || isASCIIDigit }
}
