import Foundation
import Testing

/// The example of a rule, and who calls it.
struct Witness: Sendable, CustomTestStringConvertible {
    let example: RuleExample
    let caller: Caller

    var testDescription: String { example.id }

    /// The rule as a part of a name.
    var name: String {
        example.id.split { $0 == "." || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Code with names that only this example has.
    func named(_ text: String, _ suffix: String) -> String {
        var text = text
        for base in [
            "Thing", "Box", "Other", "ThingDialog", "BoxDialog", "ThingOption", "BoxOption", "ThingButton",
            "ThingSelect", "ThingList", "ThingTable", "ThingSwitch",
        ] {
            for start in ["Elevate", "elevate", "ElevateUIKit"] {
                text = text.replacingOccurrences(of: "\(start)\(base)", with: "\(start)\(base)\(suffix)")
            }
            for end in ["Tokens", "ComponentTokens"] {
                text = text.replacingOccurrences(of: "\(base)\(end)", with: "\(base)\(suffix)\(end)")
            }
        }
        return text
    }
}

/// What a team has written of a rule's example in Swift.
struct Caller: Sendable {
    /// The rule's.
    let id: String
    /// Inside of a function of the main actor.
    let lines: [String]
    /// What has to stand in their place, where that is not plain: beside a shim it could be taken for a call of that.
    let successors: [String]
    /// What shims can't do for it, where that is so.
    let isBeyondShims: Bool

    init(_ id: String, _ lines: String..., now successors: [String] = [], isBeyondShims: Bool = false) {
        self.init(id, lines: lines, now: successors, isBeyondShims: isBeyondShims)
    }

    init(_ id: String, lines: [String], now successors: [String] = [], isBeyondShims: Bool = false) {
        self.id = id
        self.lines = lines
        self.successors = successors
        self.isBeyondShims = isBeyondShims
    }
}
