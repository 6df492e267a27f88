import AppCode
import Core
import Generate

struct UsageText {
    let palette: Palette

    func print(_ examples: [TranslatedMarkup]) -> [UInt8] {
        let used = examples.filter { !$0.tags.isEmpty }
        var lines: [String] = []
        for example in used { lines += self.lines(example) + [""] }
        lines.append(Self.summary(examples))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func lines(_ example: TranslatedMarkup) -> [String] {
        let tags = example.tags.map { "<\($0)>" }.joined(separator: " ")
        var lines = [palette.paint("\(TerminalText.name(example.place.description)): \(tags)", .bold)]
        if let swiftUI = example.swiftUI {
            lines += ["", "  SwiftUI", ""] + indented(swiftUI.state)
            if !swiftUI.state.isEmpty { lines.append("") }
            lines += indented(swiftUI.body) + ["", "  UIKit", ""] + indented(example.uiKit)
        }
        let missing = example.absences.filter { !$0.isDecided }
        let leftOut = example.absences.filter(\.isDecided)
        lines += list("not translated", missing) + list("left out", leftOut)
        return lines
    }

    private func indented(_ code: [String]) -> [String] { code.map { "    " + TerminalText.safe($0) } }

    private func list(_ title: String, _ absences: [TranslatedMarkup.Absence]) -> [String] {
        guard !absences.isEmpty else { return [] }
        return ["", "  \(title)", ""]
            + absences.map { absence in
                let place = "\(absence.place.line):\(absence.place.column)"
                return "    \(place)  \(TerminalText.line(absence.subject)): \(TerminalText.line(absence.reason))"
            }
    }

    static func summary(_ examples: [TranslatedMarkup]) -> String {
        let figures = UsageFigures(examples)
        return
            "\(Count.of("example", figures.used)): \(figures.complete) translated completely, \(figures.partial) in part, "
            + "\(figures.leftOut) left out"
    }
}

struct UsageFigures {
    let used: Int
    let complete: Int
    let partial: Int
    let leftOut: Int
    /// Examples without a component of the library.
    let foreign: Int

    init(_ examples: [TranslatedMarkup]) {
        func count(_ state: TranslatedMarkup.State) -> Int { examples.count { $0.state == state } }
        complete = count(.complete)
        partial = count(.partial)
        leftOut = count(.leftOut)
        foreign = count(.foreign)
        used = examples.count - foreign
    }
}
