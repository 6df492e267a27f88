import TestSupport
import Testing

@testable import SwiftModel

@Suite struct SwiftScopeTests {
    private typealias Wish = SwiftScope.Wish

    private func wish(_ webName: String, isFixed: Bool = false, as context: SwiftIdentifier.Context = .enumCase) -> Wish
    {
        Wish(SwiftIdentifier(webName, as: context), webName: webName, isFixed: isFixed)
    }

    private func names(_ wishes: [Wish], _ sensitivity: SwiftScope.Sensitivity = .caseSensitive) -> [String] {
        SwiftScope.unique(wishes, sensitivity).map(\.name)
    }

    @Test func namesThatDifferStay() {
        #expect(names([wish("a"), wish("b"), wish("a+")]) == ["a", "b", "aPlus"])
        #expect(names([]) == [])
    }

    @Test func theFixedOneThenTheOneThatIsCalledSoThenTheFirstKeepsTheName() {
        let expected = ["helpTextThree", "helpText", "helpTextTwo"]
        #expect(names([wish("help-text"), wish("helpText"), wish("help text")]) == expected)
        #expect(names([wish("helpText"), wish("help-text", isFixed: true)]) == ["helpTextTwo", "helpText"])
        #expect(names([wish("b-a"), wish("B_A")]) == ["bATwo", "bA"])
    }

    @Test func otherWordsGoBeforeACount() {
        func wish(_ webName: String, or words: String...) -> Wish {
            Wish(
                SwiftIdentifier("icon", as: .property),
                webName: webName,
                otherWords: words.map { SwiftIdentifier($0, as: .property) }
            )
        }
        let wishes = [wish("a", or: "x"), wish("b", or: "icon", "lead"), wish("c", or: "lead"), wish("d", or: "trail")]
        #expect(names(wishes) == ["icon", "lead", "iconTwo", "trail"])
        #expect(SwiftScope.names(wishes, .caseSensitive).map { $0?.name } == ["icon", "lead", nil, "trail"])
    }

    @Test func otherWordsTakeNothingThatIsWished() {
        let icon = SwiftIdentifier("icon", as: .property)
        let lead = SwiftIdentifier("lead", as: .property)
        let wishes = [
            Wish(icon, webName: "a"), Wish(icon, webName: "b", otherWords: [lead]), Wish(lead, webName: "lead"),
        ]
        #expect(SwiftScope.names(wishes, .caseSensitive) == [icon, nil, lead])
    }

    @Test func noNameGetsADigit() {
        let identifier = SwiftIdentifier("a", as: .enumCase)
        let wishes = (0..<2_000).map { Wish(identifier, webName: "\($0)") }
        #expect(names(wishes).allSatisfy { !$0.contains(where: \.isNumber) })
    }

    @Test func aCountCollidesWithNothingThatIsWished() {
        #expect(names([wish("a"), wish("A"), wish("a2"), wish("A_")]) == ["a", "aTwo", "a2", "aThree"])
        let twelve = (0..<12).map { wish(String(repeating: "-", count: $0 + 2) + "a") } + [wish("a1"), wish("A1")]
        #expect(Set(names(twelve)).count == twelve.count)
    }

    @Test func casesOfTheSameLettersCollideOnlyWhereFilesAreMeant() {
        let wishes = [
            Wish(SwiftIdentifier("card", as: .type), webName: "card"),
            Wish(SwiftIdentifier("CARD", as: .type), webName: "CARD"),
        ]
        #expect(names(wishes) == ["Card", "CARD"])
        #expect(names(wishes, .caseInsensitive) == ["CardTwo", "CARD"])
    }

    @Test func aNumberMakesNoHiddenName() {
        let wishes = ["a", "b"].map { Wish(SwiftIdentifier(checked: "Int", as: .nestedType), webName: $0) }
        #expect(!SwiftIdentifier.isHidden(names(wishes)[1], as: .nestedType))
        let many = (0..<20).map { Wish(SwiftIdentifier(checked: "UInt", as: .type), webName: "\($0)") }
        #expect(!names(many).contains("UInt8"))
    }

    @Test func theOrderOfTheWishesDoesNotMatter() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<Loop.rounds(200) {
            let wishes = (0..<30).map { _ in
                wish(Landmines.random(using: &random), isFixed: Int.random(in: 0..<9, using: &random) == 0)
            }
            let distinct = Array(Set(wishes)).sorted {
                $0.webName < $1.webName || $0.webName == $1.webName && $0.isFixed
            }
            for sensitivity in [SwiftScope.Sensitivity.caseSensitive, .caseInsensitive] {
                let straight = Dictionary(uniqueKeysWithValues: zip(distinct, names(distinct, sensitivity)))
                let shuffled = distinct.shuffled(using: &random)
                #expect(Dictionary(uniqueKeysWithValues: zip(shuffled, names(shuffled, sensitivity))) == straight)
            }
        }
    }

    @Test func allNamesAreDifferentAndLegalAndStaySo() {
        var random = SeededGenerator(seed: 5)
        for context in SwiftIdentifier.Context.allCases {
            let wishes = (Landmines.all + (0..<Loop.rounds(500)).map { _ in Landmines.random(using: &random) }).map {
                wish($0, as: context)
            }
            for sensitivity in [SwiftScope.Sensitivity.caseSensitive, .caseInsensitive] {
                let unique = SwiftScope.unique(wishes, sensitivity)
                let keys = unique.map { sensitivity == .caseSensitive ? $0.name : $0.name.lowercased() }
                #expect(Set(keys).count == wishes.count)
                for identifier in unique { #expect(SwiftIdentifier(swift: identifier.name, as: context) == identifier) }
                let again = zip(unique, wishes).map { Wish($0, webName: $1.webName) }
                #expect(SwiftScope.unique(again, sensitivity) == unique)
            }
        }
    }

    @Test(.ends(within: .seconds(60)))
    func aHundredThousandOfOneNameTakeNoTime() {
        let identifier = SwiftIdentifier("a", as: .enumCase)
        let wishes = (0..<100_000).map { Wish(identifier, webName: "\($0)") }
        #expect(Set(names(wishes)).count == wishes.count)
    }
}
