import Core

/// Finds the events that prose tells of: ``Emits `elvt-open` and `elvt-close` when …``. Events count that the component
/// itself emits; each sentence is looked at by itself.
enum ProseEvents {
    static func names(in text: DocsText) -> [DocsText.Piece] {
        var result: [DocsText.Piece] = []
        var known: Set<String> = []
        for sentence in sentences(of: text) {
            for piece in names(inSentence: sentence) where known.insert(piece.string).inserted { result.append(piece) }
        }
        return result
    }

    /// Whether the text tells of the events of others: events that it lists then are not the component's own.
    static func tellsOfOthers(_ text: DocsText) -> Bool {
        let words = words(text.plain)
        if words.contains(where: { listening.contains($0) }) { return true }
        return words.contains("from") && words.contains { $0 == "children" || $0 == "child" }
    }

    private static let active: Set<String> = ["emits", "fires", "dispatches", "sends", "raises", "triggers"]
    private static let passive: Set<String> = ["emitted", "fired", "dispatched", "sent", "raised", "triggered"]
    private static let listening: Set<String> = ["listens", "listen", "listening", "receives", "handles", "hears"]
    private static let others: Set<String> = [
        "child", "children", "item", "items", "each", "every", "slotted", "nested",
    ]

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetterOrNumber && $0 != "'" }.map(String.init)
    }

    /// The pieces, cut at the ends of sentences in the words; a dot in code ends nothing.
    private static func sentences(of text: DocsText) -> [[DocsText.Piece]] {
        var result: [[DocsText.Piece]] = [[]]
        for piece in text.pieces {
            guard case .text(let words) = piece else {
                result[result.count - 1].append(piece)
                continue
            }
            var current = ""
            var previous: Character = " "
            for character in words {
                if character.isBlank, previous == "." || previous == ";" || previous == "!" {
                    result[result.count - 1].append(.text(current))
                    result.append([])
                    current = ""
                }
                current.append(character)
                previous = character
            }
            result[result.count - 1].append(.text(current))
        }
        return result
    }

    private static func names(inSentence pieces: [DocsText.Piece]) -> [DocsText.Piece] {
        var result: [DocsText.Piece] = []
        /// Names that wait for a verb behind them: “`x` is emitted”.
        var waiting: [DocsText.Piece] = []
        var followsVerb = false
        var hasEmitted = false
        var isOfOthers = false
        for (index, piece) in pieces.enumerated() {
            guard case .text(let text) = piece else {
                guard ItemName.isValid(piece.string, of: .events) else {
                    followsVerb = false
                    waiting = []
                    continue
                }
                if followsVerb || (hasEmitted && isSecondClause(at: index, in: pieces)) {
                    result.append(piece)
                } else {
                    waiting.append(piece)
                }
                continue
            }
            let words = words(text)
            if let verb = words.lastIndex(where: { active.contains($0) || listening.contains($0) }) {
                let subject = words[..<verb]
                isOfOthers = listening.contains(words[verb]) || subject.contains { others.contains($0) }
                // Names follow at once: “emits the event `x`”, not “emits when `open` changes”.
                followsVerb = !isOfOthers && words[(verb + 1)...].allSatisfy { fillers.contains($0) }
                hasEmitted = followsVerb
                waiting = []
            } else if let verb = words.firstIndex(where: { passive.contains($0) }) {
                let isOwnVerb = words[..<verb].allSatisfy { fillers.contains($0) || auxiliaries.contains($0) }
                let behind = words[(verb + 1)...]
                let isByOthers = behind.first == "by" && !behind.prefix(3).contains("component")
                if isOwnVerb, !isByOthers, !isOfOthers { result += waiting }
                waiting = []
                followsVerb = false
            } else if !words.allSatisfy({ fillers.contains($0) }) {
                followsVerb = false
                waiting = []
            }
        }
        return result
    }

    /// Whether a name begins a second clause of the same verb: “emits `a` when it opens and `b` when it closes”.
    private static func isSecondClause(at index: Int, in pieces: [DocsText.Piece]) -> Bool {
        guard index > 0, index + 1 < pieces.count else { return false }
        guard let before = words(pieces[index - 1].string).last, let behind = words(pieces[index + 1].string).first
        else {
            return false
        }
        return ["and", "or"].contains(before) && conditions.contains(behind)
    }

    private static let conditions: Set<String> = ["when", "whenever", "if", "as", "once", "after", "before", "while"]
    private static let fillers: Set<String> = [
        "a", "an", "the", "and", "or", "event", "events", "also", "both", "either", "custom", "its", "own",
    ]
    private static let auxiliaries: Set<String> = ["is", "are", "will", "be", "gets", "get"]
}
