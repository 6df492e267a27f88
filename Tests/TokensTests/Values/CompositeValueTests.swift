import Core
import Testing

@testable import Tokens

@Suite("Values of several parts")
struct CompositeValueTests {
    private static let shade = TokenColor(red: 0, green: 0, blue: 0, alpha: 0.2)

    @Test(
        "A shadow has its color first or last, and `inset` anywhere",
        arguments: [
            "inset 0 1px 2px 3px #0003", "#0003 0 1px 2px 3px inset", "0 1px 2px 3px inset #0003",
            "0 1px 2px 3px rgb(0 0 0 / 20%) inset",
        ]
    )
    func shadow(text: String) throws {
        let layer = TokenShadow(color: Self.shade, x: 0, y: 1, blur: 2, spread: 3, isInset: true)
        #expect(try value(text) == .shadow([layer]))
        #expect(try value(text, as: .shadow) == .shadow([layer]))
    }

    @Test("The layers of a shadow keep their order")
    func layers() throws {
        let value = try value("0 1px 2px #0003, 0 calc(2px * 2) 0.5rem #fff")
        let first = TokenShadow(color: Self.shade, x: 0, y: 1, blur: 2)
        let second = TokenShadow(color: .white, x: 0, y: 4, blur: 8)
        #expect(value == .shadow([first, second]))
    }

    @Test("The blur of a filter is half as wide as that of a shadow of the same number")
    func filter() throws {
        let layer = TokenShadow(color: Self.shade, x: 0, y: 1, blur: 4)
        #expect(try value("drop-shadow(0 1px 2px #0003)") == .shadow([layer]))
        #expect(try value("drop-shadow(0 1px 2px #0003) drop-shadow(#0003 0 1px 2px)") == .shadow([layer, layer]))
    }

    @Test(
        "A shadow that can't be drawn is a mistake",
        arguments: [
            ("0 1px 2px", "color of the text"), ("0 1px 2px currentColor", "`currentColor`"),
            ("0 red", "2 to 4 lengths"), ("0 1px 2px 3px 4px red", "2 to 4 lengths"), ("0 1px -2px red", "negative"),
            ("0 1px red blue", "too much"), ("0 1em red", "should be a length"), ("0 3 red", "should be a length"),
            ("drop-shadow(0 0 1px 2px red)", "no spread"), ("0 1px red, none", "no color"),
        ]
    )
    func shadowMistakes(text: String, message: String) { expectMistake(in: text, as: .shadow, saying: message) }

    @Test("A border is a record, with what CSS takes where nothing is said")
    func border() throws {
        #expect(
            try value("1px solid #fff")
                == record(["color": .color(.white), "style": .word("solid"), "width": .length(1)])
        )
        #expect(try value("red dashed 0.25rem", as: .border) == value("4px dashed red"))
        #expect(
            try value("thick double")
                == record(["color": .currentColor, "style": .word("double"), "width": .length(5)])
        )
        #expect(mistake(in: "1px solid dashed", as: .border)?.message.contains("twice") == true)
    }

    @Test("A transition is a record, and several are a list of them")
    func transition() throws {
        let fade = record([
            "delay": .duration(0.05), "duration": .duration(0.2), "property": .word("opacity"),
            "timingFunction": .easing(.curve(x1: 0, y1: 0, x2: 0.58, y2: 1)),
        ])
        let plain = record([
            "delay": .duration(0), "duration": .duration(1), "property": .word("all"), "timingFunction": .easing(.ease),
        ])
        #expect(try value("opacity 200ms ease-out 50ms") == fade)
        #expect(try value("opacity 200ms ease-out 50ms, all 1s") == .list([fade, plain]))
        #expect(
            try value("150ms cubic-bezier(0.4, 0, 0.2, 1)", as: .transition)
                == value("150ms cubic-bezier(0.4, 0, 0.2, 1)")
        )
        #expect(try value("100ms 200ms") == .list([.duration(0.1), .duration(0.2)]))
    }

    @Test("A font in short is a typography")
    func typography() throws {
        let inter = record([
            "fontFamily": .fontFamily(["Inter", "sans-serif"]), "fontSize": .length(16), "fontStyle": .word("italic"),
            "fontWeight": .fontWeight(500), "lineHeight": .number(1.5),
        ])
        #expect(try value("italic 500 16px/1.5 \"Inter\", sans-serif") == inter)
        #expect(try value("500 italic 1rem / 1.5 Inter, sans-serif", as: .typography) == inter)
        #expect(
            try value("2em/normal Helvetica Neue")
                == record([
                    "fontFamily": .fontFamily(["Helvetica Neue"]), "fontSize": .ems(2), "fontWeight": .fontWeight(400),
                    "lineHeight": .word("normal"),
                ])
        )
    }

    @Test("Font families are one list, however they are written")
    func families() throws {
        #expect(
            try value("\"Segoe UI\", Helvetica Neue, system-ui")
                == .fontFamily(["Segoe UI", "Helvetica Neue", "system-ui"])
        )
        #expect(try value("Arial, \"B\"") == .fontFamily(["Arial", "B"]))
    }

    @Test("The fields of a record are what their names say")
    func fields() throws {
        let fields = [
            ("fontFamily", "Inter"), ("fontSize", "1rem"), ("fontWeight", "700"), ("letterSpacing", "0"),
            ("lineHeight", "1.5"),
        ].map { TokenContent.Field(name: $0, parts: valueParts($1)) }
        let value = try ValueReader(remBase: 16).value(of: .record(fields), as: .typography, at: valuePlace)
        #expect(
            value
                == record([
                    "fontFamily": .fontFamily(["Inter"]), "fontSize": .length(16), "fontWeight": .fontWeight(700),
                    "letterSpacing": .length(0), "lineHeight": .number(1.5),
                ])
        )
    }

    private func record(_ fields: [String: TokenValue]) -> TokenValue { TokenValue(record: fields) }
}
