import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Every value that a compiled matrix can hold is read as it was written")
struct CompiledValueTests {
    private static let typesOfAllCases: [SwiftType] = [
        .named("Bool"), .named("Set", arguments: [.named("Int"), .void]), .optional(.array(.named("Int"))),
        .dictionary(key: .named("String"), value: .optional(.named("Int"))),
        .tuple([
            .init(label: SwiftIdentifier(swift: "width", as: .function), type: .named("Int")),
            .init(type: .named("Double")),
        ]),
        .function(parameters: [.named("Int"), .placeholder(.component)], returns: .void),
        .generated(GeneratedTypeName(SwiftIdentifier("tone", as: .nestedType))),
        .generated(
            GeneratedTypeName(SwiftIdentifier("tone", as: .nestedType), in: SwiftIdentifier("button-tokens", as: .type))
        ),
    ]

    @Test(arguments: typesOfAllCases + SwiftType.Placeholder.allCases.map { SwiftType.placeholder($0) })
    func types(type: SwiftType) throws { #expect(try CompiledCopy.of(type) == type) }

    private static let expressionsOfAllCases: [SwiftExpression] = [
        .nothing, .boolean(true), .boolean(false), .integer(0), .integer(31), .integer(32), .integer(.max),
        .integer(-1), .integer(.min), .number(0.5), .number(-1e300), .string(""), .string("a\n\"é"),
        .array([]), .array([.integer(1), .array([.nothing])]), .emptyDictionary,
        .member(SwiftIdentifier("neutral", as: .enumCase)),
        .construction(
            type: "EdgeInsets",
            arguments: [
                .init(label: SwiftIdentifier(swift: "top", as: .function), value: .integer(8)),
                .init(label: nil, value: .nothing),
            ]
        ),
    ]

    @Test(arguments: expressionsOfAllCases)
    func expressions(expression: SwiftExpression) throws { #expect(try CompiledCopy.of(expression) == expression) }

    /// A number of another sign would be equal.
    @Test func negativeZeroStaysWhatItIs() throws {
        guard case .number(let zero) = try CompiledCopy.of(SwiftExpression.number(-0.0)) else {
            return #expect(Bool(false), "another case")
        }
        #expect(zero.sign == .minus)
    }

    @Test(
        arguments: [
            "boolean | null", "\"a\" | 'b'", "1 | 2.50 | -3n | true", "string & {}", "Date[]",
            "[first: string, second?: number, ...rest: Item[]]", "NodeListOf<CdsIcon, string>",
            "<T extends string>(this: Window, value?: T, ...rest: any[]) => void",
            "{ readonly a: string; b?: number; c(): void; [key: string]: unknown; (x: A): B; new (x: A): B }",
            "keyof Map", "typeof window", "Map['size']", "`a-${string}`", "A extends B ? C : D",
            "{ [K in keyof T]: T[K] }", "import('a').B", "(x: unknown) => x is string", "new () => Element",
            "unique symbol", "undefined", "} not a type",
        ] + WebType.Keyword.allCases.map(\.rawValue)
    )
    func webTypes(text: String) throws {
        var type = WebTypeParser.parse(text).type
        #expect(try CompiledCopy.of(type) == type)
        type.alias = "Alias"
        type.isOptional = true
        #expect(try CompiledCopy.of(type) == type)
    }

    /// The deepest that the parsers read.
    @Test(arguments: [("[", "]"), ("(a: ", ") => void"), ("{ a: ", " }"), ("Array<", ">"), ("", "[]"), ("[x: ", "]")])
    func asDeepAsTypesGo(opening: String, closing: String) throws {
        var deepest: WebType?
        for depth in 1...WebTypeParser.depthLimit {
            let text =
                String(repeating: opening, count: depth) + "Date" + String(repeating: closing, count: depth)
            let parsed = WebTypeParser.parse(text)
            if parsed.problem == nil { deepest = parsed.type }
        }
        let type = try #require(deepest)
        #expect(try CompiledCopy.of(type) == type)
    }

    @Test func words() throws {
        func check<Word: CompiledWord>(_ type: Word.Type) throws {
            for word in Word.allCases { #expect(try CompiledCopy.of(word) == word) }
        }
        try check(ItemKind.self)
        try check(TypePattern.Kind.self)
        try check(NameTemplate.Hole.self)
        try check(SwiftUIMechanism.self)
        try check(UIKitMechanism.self)
        try check(UIKitControlEvent.self)
        try check(NativePrimitive.self)
        try check(UIKitBase.self)
        try check(WebUnit.self)
        try check(SwiftIdentifier.Context.self)
        try check(WebType.Keyword.self)
        try check(WebType.NamedShape.self)
        try check(WebType.ObjectMember.Kind.self)
    }

    private static let name = NameTemplate([.literal("on"), .hole(.upperName), .literal("")])
    private static let item = ItemReference(.slot, "")

    private static let swiftUIColumns: [SwiftUIColumn] = [
        .skip, .results([]),
        .results([
            .value(name, .void, default: nil), .value(name, .named("Int"), default: .integer(3)),
            .binding(name, .placeholder(.type)), .slot(name), .items(name),
            .action(name, [.placeholder(.detail), .void], isOptional: true), .action(name, [], isOptional: false),
            .mechanism(.focusState), .reference(item),
        ]),
    ]

    @Test(arguments: swiftUIColumns)
    func columnsOfSwiftUI(column: SwiftUIColumn) throws { #expect(try CompiledCopy.of(column) == column) }

    private static let uiKitColumns: [UIKitColumn] = [
        .skip, .same, .results([]),
        .results([
            .value(name, .void, default: nil), .value(name, .named("Int"), default: .nothing), .inverted(name),
            .delegateMethod(name, [.void, .placeholder(.detail)]), .controlEvent(.valueChanged),
            .mechanism(.becomeFirstResponder), .reference(item),
        ]),
    ]

    @Test(arguments: uiKitColumns)
    func columnsOfUIKit(column: UIKitColumn) throws { #expect(try CompiledCopy.of(column) == column) }
}
