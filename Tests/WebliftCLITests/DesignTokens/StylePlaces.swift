import Foundation

/// Where the styles of components refer to tokens, read from the text of the generated Swift alone.
struct StylePlaces {
    struct Place {
        /// The static property: `colors`, `parts`, `primaryStyles`.
        let declaration: String
        /// The labels and keys on the way to the reference, from the outside in.
        let path: [String]
        let reference: String
    }

    private(set) var places: [Place] = []
    // Made once for a source: making one takes longer than matching it.
    private let token = #/\w+(ComponentTokens|Aliases(\.\w+)?|Primitives)\.\w+/#
    private let label = #/("[^"]*"|\.?\w+):\s/#
    private let word = #/[\w."]+/#
    private let colon = #/:\s/#

    init(_ source: String) {
        for declaration in source.split(separator: "static let ").dropFirst() {
            guard let sign = declaration.firstRange(of: " = ") else { continue }
            let name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            // Behind the last value stand functions.
            let end = declaration.firstRange(of: "static func")?.lowerBound ?? declaration.endIndex
            read(declaration[sign.upperBound..<end], in: String(name))
        }
    }

    private mutating func read(_ text: Substring, in declaration: String) {
        var rest = text
        var stack: [(label: String, start: Substring.Index)] = []
        var label = ""
        while let character = rest.first {
            if let found = rest.prefixMatch(of: token) {
                let path = (stack.map(\.label) + [label]).filter { !$0.isEmpty }
                places.append(Place(declaration: declaration, path: path, reference: String(found.0)))
                rest.removeFirst(found.0.count)
                label = ""
            } else if let found = rest.prefixMatch(of: self.label) {
                label = String(found.1)
                rest.removeFirst(found.0.count)
            } else if let found = rest.prefixMatch(of: word) {
                rest.removeFirst(found.0.count)
            } else {
                rest.removeFirst()
                switch character {
                case "(", "[":
                    stack.append((label, rest.startIndex))
                    label = ""
                case ")", "]":
                    let start = stack.popLast()?.start
                    label = ""
                    if character == "]", let key = rest.prefixMatch(of: colon), let start {
                        label = "[" + text[start..<text.index(before: rest.startIndex)] + "]"
                        rest.removeFirst(key.0.count)
                    }
                case ",": label = ""
                default: break
                }
            }
        }
    }
}
