/// Every branch of an `#if` is complete in itself, as the language asks for.
struct TokenPairing {
    private(set) var partners: [Int]
    private let tokens: [SwiftToken]
    private let bytes: [UInt8]
    private var open: [Int] = []

    init(_ tokens: [SwiftToken], _ bytes: [UInt8]) throws(SwiftFault) {
        self.tokens = tokens
        self.bytes = bytes
        partners = Array(tokens.indices)
        for index in tokens.indices {
            switch tokens[index].kind {
            case .open: open.append(index)
            case .close: try close(index)
            case .directive: try direct(index)
            default: break
            }
        }
        if let last = open.last {
            let isBracket = tokens[last].kind == .open
            throw SwiftFault(isBracket ? .unclosedBracket : .unpairedDirective, at: tokens[last].range.lowerBound)
        }
    }

    private mutating func close(_ index: Int) throws(SwiftFault) {
        let place = tokens[index].range.lowerBound
        guard let opening = open.popLast() else { throw SwiftFault(.unopenedBracket, at: place) }
        guard tokens[opening].kind == .open else { throw SwiftFault(.bracketAcrossDirective, at: place) }
        guard bytes[tokens[opening].range.lowerBound].closingBracket == bytes[place] else {
            throw SwiftFault(.unclosedBracket, at: tokens[opening].range.lowerBound)
        }
        partners[opening] = index
        partners[index] = opening
    }

    private mutating func direct(_ index: Int) throws(SwiftFault) {
        let place = tokens[index].range.lowerBound
        let word = Directive(bytes[tokens[index].range])
        if word == .if {
            open.append(index)
            return
        }
        guard let branch = open.popLast() else { throw SwiftFault(.unpairedDirective, at: place) }
        guard tokens[branch].kind == .directive else { throw SwiftFault(.bracketAcrossDirective, at: place) }
        // Nothing but the end comes behind `#else`.
        if word != .endif, Directive(bytes[tokens[branch].range]) == .else {
            throw SwiftFault(.unpairedDirective, at: place)
        }
        partners[branch] = index
        if word != .endif { open.append(index) }
    }
}
