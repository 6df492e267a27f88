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
