package enum Directive: Sendable {
    case `if`, elseif, `else`, endif

    package init(_ line: ArraySlice<UInt8>) {
        let word = line.dropFirst().prefix { $0.continuesWord }
        if word.elementsEqual("if".utf8) {
            self = .if
        } else if word.elementsEqual("elseif".utf8) {
            self = .elseif
        } else if word.elementsEqual("else".utf8) {
            self = .else
        } else {
            self = .endif
        }
    }
}
