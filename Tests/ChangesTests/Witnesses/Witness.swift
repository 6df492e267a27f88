import Testing

/// A caller of the example of a rule, in Swift, as a team writes it.
struct Witness: Sendable, CustomTestStringConvertible {
    let example: RuleExample
    /// Inside of a function of the main actor.
    let lines: [String]
    /// What has to stand in their place, where that is not plain: beside a shim it could be taken for a call of that.
    let successors: [String]
    /// What shims can't do for it, where that is so.
    let isBeyondShims: Bool

    init(_ id: String, _ lines: String..., now successors: [String] = [], isBeyondShims: Bool = false) {
        guard let example = RuleExample.all.first(where: { $0.id == id }) else { fatalError("no rule is called \(id)") }
        self.example = example
        self.lines = lines
        self.successors = successors
        self.isBeyondShims = isBeyondShims
    }

    var testDescription: String { example.id }

    /// The rule as a part of a name.
    var name: String {
        example.id.split { $0 == "." || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Code with names that only this example has.
    func named(_ text: String, _ suffix: String) -> String {
        var text = text
        for base in ["Thing", "Box", "Other"] {
            for start in ["Elevate", "elevate", "ElevateUIKit"] {
                text = text.replacing("\(start)\(base)", with: "\(start)\(base)\(suffix)")
            }
            for end in ["Tokens", "ComponentTokens"] {
                text = text.replacing("\(base)\(end)", with: "\(base)\(suffix)\(end)")
            }
        }
        return text
    }
}
