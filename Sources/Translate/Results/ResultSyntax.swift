import Core

/// `name: Type = default`, `name(Type)?`, before anything is known of names and types.
struct ResultSyntax {
    struct Piece {
        let text: String
        let offset: Int
    }

    enum Form {
        case name
        case typed(Piece, default: Piece?)
        case call([Piece], isOptional: Bool)
        /// `name = value`
        case assigned(Piece)
    }

    let name: Piece
    let form: Form

    init(_ scanner: inout TextScanner) throws(TextProblem) {
        scanner.skipBlanks()
        let start = scanner.index
        let text = scanner.take {
            $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "=")
        }
        name = Piece(text: text.withoutBlanks, offset: start)
        let mark = scanner.next
        scanner.advance()
        switch mark {
        case nil: form = .name
        case UInt8(ascii: ":"):
            scanner.skipBlanks()
            let type = Piece(scanner.index, scanner.take { $0 != UInt8(ascii: "=") })
            guard scanner.skip("=") else {
                form = .typed(type, default: nil)
                return
            }
            scanner.skipBlanks()
            form = .typed(type, default: Piece(scanner.index, scanner.takeRest()))
        case UInt8(ascii: "="):
            scanner.skipBlanks()
            form = .assigned(Piece(scanner.index, scanner.takeRest()))
        default: form = try Self.call(&scanner)
        }
    }

    /// Takes types between commas, the closing bracket, and perhaps `?`.
    private static func call(_ scanner: inout TextScanner) throws(TextProblem) -> Form {
        var types: [Piece] = []
        var start = scanner.index
        var depth = 0
        var previous: UInt8 = 0
        while let byte = scanner.next {
            switch byte {
            case UInt8(ascii: ")") where depth == 0:
                let last = Piece(start, scanner.text(start..<scanner.index))
                if !types.isEmpty || !last.text.withoutBlanks.isEmpty { types.append(last) }
                scanner.advance()
                let isOptional = scanner.skip("?")
                scanner.skipBlanks()
                guard scanner.isAtEnd else {
                    let message = "“\(scanner.character)” is not understood behind the closing bracket"
                    throw TextProblem(.matrixResult, message, at: scanner.index)
                }
                return .call(types, isOptional: isOptional)
            case UInt8(ascii: ",") where depth == 0:
                types.append(Piece(start, scanner.text(start..<scanner.index)))
                start = scanner.index + 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
            default: break
            }
            previous = byte
            scanner.advance()
        }
        throw TextProblem(.matrixResult, "the bracket is not closed", at: scanner.index)
    }
}

extension ResultSyntax.Piece {
    fileprivate init(_ offset: Int, _ text: String) {
        self.init(text: text, offset: offset)
    }
}
