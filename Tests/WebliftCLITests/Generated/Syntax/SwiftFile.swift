/// A generated Swift file, read once for all checks.
struct SwiftFile {
    /// Which part of the package it belongs to: some rules hold only in some of them.
    enum Part: CaseIterable {
        case swiftui, uikit, tokens, support, tests, manifest
    }

    /// Inside of the package, with `/`.
    let path: String
    let part: Part
    let tokens: [SwiftToken]
    let remarks: [SwiftRemark]
    /// Whether all of it could be read.
    let isWhole: Bool
    let declarations: [SwiftDeclaration]

    init(path: String, bytes: [UInt8]) {
        self.path = path
        let lexer = SwiftLexer(bytes)
        tokens = lexer.tokens
        remarks = lexer.remarks
        isWhole = lexer.isWhole
        declarations = SwiftReader.declarations(of: tokens[...])
        let folders = path.split(separator: "/")
        part =
            switch folders.first {
            case "Tests": .tests
            case "Sources" where folders.contains("SwiftUI"): .swiftui
            case "Sources" where folders.contains("UIKit"): .uikit
            case "Sources" where folders.contains("DesignTokens"): .tokens
            case "Sources": .support
            default: .manifest
            }
    }

    init(path: String = "Sources/AcmeUI/SwiftUI/AcmeChip+SwiftUI.swift", _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// What is declared at file level, inside of conditions too.
    var topLevel: [SwiftDeclaration] { Self.flat(declarations) }

    /// What a declaration has in it, inside of conditions too.
    static func flat(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        declarations.flatMap { $0.kind == .condition ? flat($0.members) : [$0] }
    }

    /// All declarations, those in types too, each before its members.
    var everyDeclaration: [SwiftDeclaration] {
        func all(_ list: [SwiftDeclaration]) -> [SwiftDeclaration] { list.flatMap { [$0] + all($0.members) } }
        return all(declarations)
    }

    /// The oldest system that it is for, as its first `@available` says.
    var target: Int? {
        for index in tokens.indices where tokens[index].isWord("available") {
            guard token(index + 2)?.isWord("iOS") == true else { continue }
            return token(index + 3).flatMap { Double($0.text).map { Int($0) } }
        }
        return nil
    }

    /// The token so far away from another one; nil beyond the ends.
    func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    func isSymbol(_ symbol: String, at index: Int) -> Bool { token(index)?.isSymbol(symbol) == true }

    func isWord(_ word: String, at index: Int) -> Bool { token(index)?.isWord(word) == true }

    /// Whether tokens that stand one behind the other spell this, separated by spaces: `. red`.
    func spells(_ words: String, at index: Int) -> Bool {
        words.split(separator: " ").enumerated().allSatisfy { distance, word in
            token(index + distance).map { $0.kind != .text && $0.text == word } == true
        }
    }
}
