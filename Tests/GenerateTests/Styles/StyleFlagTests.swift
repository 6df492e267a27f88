import Generate
import Testing

@Suite("Flags that say how much a button stands out")
struct StyleFlagTests {
    private func text(_ flags: [String], _ style: TemplateStyle) throws -> String {
        try swiftUI("x-button", of: flags.map { ($0, "boolean") }, slots: [""], style: style)
    }

    @Test("one that marks the main button lets the others stand out less", arguments: allStyles)
    func primary(style: TemplateStyle) throws {
        let text = try text(["primary"], style)
        #expect(text.contains("isPrimary: Bool = false"))
        #expect(text.contains(".emphasized(isPrimary ? .filled : .outlined)"), "\(text)")
        #expect(!text.contains("TODO"))
    }

    @Test("as many as there may be are on lines that are no longer than others", arguments: allStyles)
    func many(style: TemplateStyle) throws {
        let all = ["primary", "outline", "secondary", "filled", "minimal"]
        for count in 1...all.count {
            let text = try text(Array(all.prefix(count)), style)
            #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 }, "\(text)")
        }
        let three = try text(Array(all.prefix(3)), style)
        #expect(
            three.contains(
                """
                        ButtonTokens.colors.emphasized(
                            isPrimary ? .filled : (isOutlined ? .outlined : (isSecondary ? .secondary : .outlined))
                        )
                """
            ),
            "\(three)"
        )
        #expect(
            try text(all, style).contains(
                """
                        ButtonTokens.colors.emphasized(
                            isPrimary
                                ? .filled
                                : (isOutlined
                                    ? .outlined
                                    : (isSecondary
                                        ? .secondary
                                        : (isFilled
                                            ? .filled
                                            : (isMinimal
                                                ? .plain
                                                : .outlined))))
                        )
                """
            )
        )
    }
}
