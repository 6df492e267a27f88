enum Directive: String {
    case `if`, elseif, `else`, endif

    /// Takes a line of the kind that a token of directives has.
    init(_ line: ArraySlice<UInt8>) {
        let word = line.dropFirst().prefix { $0.continuesWord }
        self = Directive(rawValue: String(decoding: word, as: UTF8.self)) ?? .endif
    }
}
