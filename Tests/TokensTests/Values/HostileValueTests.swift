import Core
import Testing

@testable import Tokens

@Suite("Values that nobody writes by hand")
struct HostileValueTests {
    @Test("Nesting has an end", arguments: ["calc", "color-mix", "min", "rgb", "unknown"])
    func deep(name: String) throws {
        var part = ValuePart(.number(1), at: valuePlace)
        for _ in 0..<10_000 { part = ValuePart(.function(name, [part]), at: valuePlace) }
        let mistake = #expect(throws: ValueMistake.self) {
            try ValueReader(remBase: 16).value(of: [part], as: nil, at: valuePlace)
        }
        #expect(mistake?.message.contains("nested more than 32 deep") == true)
    }

    @Test("What people nest is not too deep")
    func reasonable() throws {
        let text = String(repeating: "calc(1px + ", count: 30) + "1px" + String(repeating: ")", count: 30)
        #expect(try value(text) == .length(31))
    }

    @Test("The number of parts has an end")
    func many() throws {
        let parts = Array(repeating: ValuePart(.number(1), at: valuePlace), count: 100_000)
        let mistake = #expect(throws: ValueMistake.self) {
            try ValueReader(remBase: 16).value(of: parts, as: nil, at: valuePlace)
        }
        #expect(mistake?.message.contains("more than 10000 parts") == true)
    }

    @Test("A reference that is left is a mistake, wherever it is")
    func reference() throws {
        let reference = ValuePart(.reference(TokenName("fill"), fallback: nil), at: valuePlace)
        let mistake = #expect(throws: ValueMistake.self) {
            try ValueReader(remBase: 16).value(
                of: [ValuePart(.function("calc", [reference]), at: valuePlace)],
                as: nil,
                at: valuePlace
            )
        }
        #expect(mistake?.message == "the reference to `fill` leads nowhere here")
    }

    @Test("Numbers without end are mistakes, and no crash", arguments: [Double.infinity, -.infinity, .nan])
    func notFinite(number: Double) throws {
        for kind: ValuePart.Kind in [.number(number), .percentage(number), .dimension(number, unit: "px")] {
            let function = ValuePart(
                .function("rgb", Array(repeating: ValuePart(kind, at: valuePlace), count: 3)),
                at: valuePlace
            )
            for part in [ValuePart(kind, at: valuePlace), function] {
                #expect(throws: ValueMistake.self) {
                    try ValueReader(remBase: 16).value(of: [part], as: nil, at: valuePlace)
                }
            }
        }
    }

    @Test("A text in a mistake is no longer than a sentence bears")
    func long() {
        let mistake = mistake(in: String(repeating: "a", count: 100_000), as: .color)
        #expect((mistake?.message.count ?? .max) < 120)
    }

    @Test(
        "Very large numbers come to a value or to a mistake, in time",
        arguments: ["lab", "lch", "oklab", "oklch", "hwb", "color(srgb", "color(xyz", "color(prophoto-rgb"]
    )
    func large(name: String) throws {
        for exponent in stride(from: 1, through: 308, by: 9) {
            let number = "1" + String(repeating: "0", count: exponent)
            let open = name.contains("(") ? name + " " : name + "("
            for text in [
                "\(open)0.5 \(number) \(number))", "\(open)\(number) -\(number) 0)", "\(open)0.5 \(number) 0)",
            ] {
                guard let color = try? shownColor(text) else { continue }
                let isShown = [color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) }
                #expect(isShown, "\(text)")
            }
        }
    }
}
