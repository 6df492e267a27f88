import Testing

@testable import Translate

@Suite struct PercentageTests {
    private func percentage(_ text: String) throws -> Percentage { try #require(Percentage(text), "“\(text)”") }

    @Test func ninetySevenOfAHundredReachesNinetySeven() throws {
        #expect(try percentage("97").isReached(by: 97, of: 100))
        #expect(try !percentage("97").isReached(by: 96, of: 100))
        #expect(try !percentage("97.1").isReached(by: 97, of: 100))
    }

    @Test func aBarIsReachedExactlyOrNotAtAll() throws {
        // 0.1 + 0.2 and their like: figures that floating point can't hold.
        #expect(try percentage("0.3").isReached(by: 3, of: 1000))
        #expect(try percentage("58.3").isReached(by: 583, of: 1000))
        #expect(try percentage("28.999999999999999999999999").isReached(by: 29, of: 100))
        #expect(try !percentage("29.000000000000000000000001").isReached(by: 29, of: 100))
    }

    @Test func aThirdIsAboveEveryRowOfThreesAndBelowTheNextDigit() throws {
        let threes = String(repeating: "3", count: 60)
        #expect(try percentage("33.\(threes)").isReached(by: 1, of: 3))
        #expect(try !percentage("33.\(threes)4").isReached(by: 1, of: 3))
    }

    @Test func everyBarAgreesWithWholeNumbersMultipliedOut() throws {
        for total in 1...40 {
            for part in 0...total {
                for tenths in stride(from: 0, through: 1000, by: 7) {
                    let bar = try percentage("\(tenths / 10).\(tenths % 10)")
                    #expect(bar.isReached(by: part, of: total) == (part * 1000 >= tenths * total))
                }
            }
        }
    }

    @Test func ofNothingAllIsDecided() throws {
        #expect(try percentage("100").isReached(by: 0, of: 0))
        #expect(Percentage(of: 0, in: 0, decimals: 1).description == "100")
    }

    @Test func aHundredIsSaidOfAllAndOfNothingLess() {
        #expect(Percentage(of: 9999, in: 10_000, decimals: 1).description == "99.9")
        #expect(Percentage(of: 10_000, in: 10_000, decimals: 1).description == "100")
        #expect(Percentage(of: 1, in: 3, decimals: 2).description == "33.33")
        #expect(Percentage(of: 1, in: 2, decimals: 3).description == "50")
    }

    @Test func zerosAtTheEndsSayNothing() throws {
        #expect(try percentage("97.50") == percentage("97.5"))
        #expect(try percentage("097") == percentage("97"))
        #expect(try percentage("100.00").description == "100")
        #expect(try percentage("0").isReached(by: 0, of: 5))
    }

    @Test(arguments: [
        "", " ", "x", "-1", "+1", "101", "100.1", "100.0000001", "1e2", "97%", "97,5", ".5", "5.", ".", "1.2.3", " 97",
        "NaN", "inf", "0x10", "٣", "99999999999999999999999999",
    ])
    func whatIsNoPlainPercentageIsNone(text: String) { #expect(Percentage(text) == nil) }
}
