import Core
import SwiftModel
import Tokens

/// Says where the values of a component's API and its design tokens don't agree.
struct StyleReport {
    let component: ComponentScaffold
    let axes: [TokenAxis]
    let styles: ComponentStyles

    func report(into diagnostics: inout DiagnosticBag) {
        let tag = component.swift.tag
        for (value, token) in styles.foreignValues {
            diagnostics.warning(
                .tokensUnknownValue,
                "“\(token.name)” is for “\(value)”, a value that <\(tag)> does not have",
                at: (token.light ?? token.dark)?.location
            )
        }
        for (word, token) in styles.unknownWords {
            diagnostics.note(
                .tokensUnknownWord,
                "nothing says what “\(word)” in “\(token.name)” is: no part, property, value or state of <\(tag)> has that name",
                at: (token.light ?? token.dark)?.location
            )
        }
        for axis in axes where StyleVocabulary.kinds.contains(axis.kind) && axis.kind != .shape {
            let cases = axis.groups.flatMap(\.cases).sorted()
            guard cases.contains(where: { styles.speaks(of: $0, axis.kind) }), !styles.hasClasses(for: axis.kind) else {
                continue
            }
            for value in cases where !styles.speaks(of: value, axis.kind) {
                diagnostics.warning(
                    .tokensMissingValue,
                    "no token is for “\(value.name)”, a value of “\(axis.member.name.name)” of <\(tag)>, though some are for others",
                    at: styles.firstPlace
                )
            }
        }
    }
}
