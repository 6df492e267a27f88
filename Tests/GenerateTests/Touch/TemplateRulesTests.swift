import Core
import Documents
import Generate
import Testing

@Suite("Reduce Motion, Dynamic Type, right-to-left and Increase Contrast")
struct TemplateRulesTests {
    @Test("are respected by all templates", arguments: TemplateRule.all)
    func templates(rule: TemplateRule) throws {
        for style in TemplateStyle.allCases {
            for template in BuiltInTemplates.of(style) {
                let text = String(decoding: template.source.file.bytes, as: UTF8.self)
                let findings = try rule.findings(in: text, named: template.name)
                #expect(findings == [], "\(template.name): \(rule)")
            }
        }
    }

    @Test("are broken by an example of each, and not by what only looks like it", arguments: TemplateRule.all)
    func examples(rule: TemplateRule) throws {
        #expect(try rule.findings(in: "Text(a)\n\(rule.wrong)\n", named: "body/A") == [2])
        #expect(try rule.findings(in: "Text(a)\n\(rule.right)\n", named: "body/A") == [])
    }

    @Test("name no template that may break them and doesn't", arguments: TemplateRule.all)
    func homes(rule: TemplateRule) throws {
        let templates = TemplateStyle.allCases.flatMap { BuiltInTemplates.of($0) }
        for home in rule.homes {
            let texts = templates.filter { $0.name == home }
                .map { String(decoding: $0.source.file.bytes, as: UTF8.self) }
            #expect(try texts.contains { try !rule.findings(in: $0, named: "").isEmpty }, "\(home): \(rule)")
        }
    }
}

/// Something that no template may write, so that all components respect what somebody has set in the system.
struct TemplateRule: Sendable, CustomStringConvertible {
    let description: String
    /// What is found on a line.
    let pattern: String
    /// The templates that may: where what the rule asks for is made.
    let homes: Set<String>
    /// A line that breaks it.
    let wrong: String
    /// One that doesn't, though it looks like it.
    let right: String

    /// The numbers of the lines that break it, from 1.
    func findings(in text: String, named name: String) throws -> [Int] {
        guard !homes.contains(name) else { return [] }
        let expression = try Regex(pattern)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            line.contains(expression) ? number + 1 : nil
        }
    }

    static let all: [TemplateRule] = [
        TemplateRule(
            description: "animations are made by ComponentMotion alone, which knows of Reduce Motion",
            pattern: #"(^|[^\w.)])\.animation\(|withAnimation\b|\.repeatForever.*\.animation|phaseAnimator"#,
            homes: ["support/ComponentMotion.swift"],
            wrong: "    .animation(.default, value: isOn)",
            right: "    .motion(.default, value: isOn)"
        ),
        TemplateRule(
            description: "sides are leading and trailing, which a right-to-left language turns round",
            pattern:
                #"(alignment: |edge: |\.padding\(|Edges?: )\.(left|right)\b|\.(topLeft|topRight|bottomLeft)\b"#,
            homes: [],
            wrong: "    .padding(.left, spacing)",
            right: "    .padding(.leading, spacing)"
        ),
        TemplateRule(
            description: "widths and heights grow with the text",
            pattern: #"\.frame\([^)]*([wW]idth|[hH]eight): [1-9]"#,
            homes: [],
            wrong: "    .frame(width: 24, height: 24)",
            right: "    .frame(width: size, height: size)"
        ),
        TemplateRule(
            description: "text is of a style that grows, and never limited in its growth",
            pattern: #"\.system\(size:|\.dynamicTypeSize\("#,
            homes: [
                "support/ComponentExamples.swift", "support/ComponentPartSurface.swift",
                "token-support/ComponentTypography.swift",
            ],
            wrong: "    .font(.system(size: 12))",
            right: "    .font(.footnote)"
        ),
        TemplateRule(
            description: "outlines are drawn by ComponentOutline, which knows of Increase Contrast",
            pattern: #"\.strokeBorder\("#,
            homes: [
                "support/ComponentOutline.swift", "support/ComponentProgressStyle.swift",
                "token-support/View+Border.swift",
            ],
            wrong: "    .overlay { shape.strokeBorder(color, lineWidth: 1) }",
            right: "    .overlay { ComponentOutline(shape, color) }"
        ),
        TemplateRule(
            description: "texts and marks are in colors that can be told from what is behind them",
            pattern:
                #"foregroundStyle\(.*colors(\}\})?\.(text|textSelected|textDisabled|tint|borderInvalid)\b(?!\(|\.readable)"#,
            homes: [],
            wrong: "    .foregroundStyle(colors.text)",
            right: "    .foregroundStyle(colors.textOnScreen)"
        ),
    ]
}
