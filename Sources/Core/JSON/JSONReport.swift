struct JSONReport {
    let bytes: UnsafeBufferPointer<UInt8>
    let lines: LineIndex
    let file: SourcePath

    func report(_ builder: JSONTapeBuilder, into diagnostics: inout DiagnosticBag) {
        warnings(of: builder, into: &diagnostics)
        if let failure = builder.failure { error(failure, openContainers: builder.openContainers, into: &diagnostics) }
    }

    private func warnings(of builder: JSONTapeBuilder, into diagnostics: inout DiagnosticBag) {
        for place in builder.duplicateKeys.kept {
            let note = Diagnostic.Note("the first one is here", at: location(place.related))
            let message = "the key \(quoted(from: place.offset)) stands twice in this object; the last one counts"
            diagnostics.warning(.jsonDuplicateKey, message, at: location(place.offset), notes: [note])
        }
        if let offset = builder.duplicateKeys.firstDropped {
            let message = "\(builder.duplicateKeys.droppedCount) more keys stand twice, the first of them here"
            diagnostics.warning(.jsonDuplicateKey, message, at: location(offset))
        }
        for place in builder.loneSurrogates.kept {
            let escape = String(decoding: bytes[place.offset..<min(place.offset + 6, bytes.count)], as: UTF8.self)
            let message = "\(escape) is half of a surrogate pair and stands for no character; read as U+FFFD"
            let note = Diagnostic.Note("the string begins here", at: location(place.related))
            diagnostics.warning(.jsonInvalidString, message, at: location(place.offset), notes: [note])
        }
        if let offset = builder.loneSurrogates.firstDropped {
            let count = builder.loneSurrogates.droppedCount
            let message = "\(count) more halves of surrogate pairs read as U+FFFD, the first of them here"
            diagnostics.warning(.jsonInvalidString, message, at: location(offset))
        }
    }

    private func error(_ error: JSONSyntaxError, openContainers: [JSONNode], into diagnostics: inout DiagnosticBag) {
        let id: DiagnosticID =
            switch error.problem {
            case .notUTF8: .inputNotUTF8
            case .tooDeep: .jsonTooDeep
            case .expected, .controlCharacter, .leadingZero: .jsonSyntax
            }
        diagnostics.error(
            id,
            message(error, innermost: openContainers.last),
            at: location(error.offset),
            notes: notes(error, openContainers),
            suggestion: suggestion(error)
        )
    }

    private func message(_ error: JSONSyntaxError, innermost: JSONNode?) -> String {
        switch error.problem {
        case .expected(let expectation):
            if error.offset == bytes.count {
                return "the file ends\(surroundings(error, innermost)), expected \(expectation.rawValue)"
            }
            return "found \(found(at: error.offset, in: error.token?.kind)), expected \(expectation.rawValue)"
        case .controlCharacter:
            let byte = bytes[error.offset]
            let found = byte == 0x0A || byte == 0x0D ? "a line break" : "a control character"
            let name = FoundText.codePoint(UInt32(byte))
            return "found \(found) (\(name)) in a string, expected it as an escape or the closing quote before it"
        case .leadingZero: return "found a number that begins with 0, expected no digit behind the 0"
        case .notUTF8:
            let digits = bytes[error.offset].hexadecimal(digits: 2, uppercase: true)
            return "found the byte 0x\(digits), which begins no character of UTF-8"
        case .tooDeep: return "arrays and objects stand more than \(JSONLimits.depth) deep in each other"
        }
    }

    private func surroundings(_ error: JSONSyntaxError, _ innermost: JSONNode?) -> String {
        if let token = error.token { return " inside a \(token.kind.rawValue)" }
        guard let innermost else { return "" }
        return innermost.kind == .object ? " inside an object" : " inside an array"
    }

    private func notes(_ error: JSONSyntaxError, _ openContainers: [JSONNode]) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        if let token = error.token, token.start != error.offset {
            notes.append(.init("the \(token.kind.rawValue) begins here", at: location(token.start)))
        }
        guard let innermost = openContainers.last else { return notes }
        let kind = innermost.kind == .object ? "object" : "array"
        notes.append(.init("the \(kind) was opened here and is not closed", at: location(innermost.offset)))
        if openContainers.count > 1, error.offset == bytes.count, let outermost = openContainers.first {
            let message = "\(openContainers.count) arrays and objects are not closed, the outermost was opened here"
            notes.append(.init(message, at: location(outermost.offset)))
        }
        return notes
    }

    private func suggestion(_ error: JSONSyntaxError) -> String? {
        guard case .expected(let expectation) = error.problem, error.offset < bytes.count else { return nil }
        let byte = bytes[error.offset]
        switch expectation {
        case .keyAfterComma where byte == UInt8(ascii: "}"), .valueAfterComma where byte == UInt8(ascii: "]"):
            return "remove the comma before it"
        case .nothing where error.token == nil && byte == UInt8(ascii: ","): return "a list of values stands in [ ]"
        case .escape: return "a backslash itself is written \\\\"
        case .value, .valueOrArrayEnd, .valueAfterComma, .keyOrObjectEnd, .keyAfterComma, .literalTrue, .literalFalse,
            .literalNull, .commaOrArrayEnd, .commaOrObjectEnd, .nothing:
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return "remove the comment: JSON has none" }
            if byte == UInt8(ascii: "'") { return "strings and keys stand in double quotes" }
            let word = FoundText.word(in: bytes, at: error.offset)
            guard !word.isEmpty else { return nil }
            switch expectation {
            case .keyOrObjectEnd, .keyAfterComma: return "write \"\(word)\""
            case .commaOrArrayEnd, .commaOrObjectEnd, .nothing: return nil
            default: return NearestName.of(word, among: ["true", "false", "null"]).map { "write \($0)" }
            }
        case .colon, .closingQuote, .hexadecimalDigit, .digit: return nil
        }
    }

    private func found(at offset: Int, in token: JSONSyntaxError.Token?) -> String {
        token == .string ? FoundText.character(in: bytes, at: offset) : FoundText.token(in: bytes, at: offset)
    }

    private func quoted(from offset: Int) -> String {
        let text = bytes[(offset + 1)...]
        var end = text.startIndex
        while end < text.endIndex, text[end] != UInt8(ascii: "\""), end - offset <= 60 {
            end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end, text.endIndex)
        let isComplete = end < text.endIndex && text[end] == UInt8(ascii: "\"")
        while end < text.endIndex, text[end] & 0xC0 == 0x80 { end += 1 }
        let spelt = FoundText.printable(String(decoding: text[..<end], as: UTF8.self))
        return isComplete ? "\"\(spelt)\"" : "\"\(spelt)…\""
    }

    private func location(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: file) }
}
