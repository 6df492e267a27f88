import Core
import WebModel

/// The classes that a component gives the element that it returns, as far as they stand in its code as texts:
/// `className="p-4"`, `className={cn("p-4", className)}`. Nothing is evaluated.
struct RootClasses {
    private static let joining: Set<String> = ["classNames", "classnames", "clsx", "cn", "cx", "twJoin", "twMerge"]
    /// Last words of elements that draw nothing themselves.
    private static let undrawn = ["Fragment", "Portal", "Provider"]
    /// Elements within each other, and lists and calls within each other.
    private static let depthLimit = 8
    /// Arguments of one component, and bytes of their classes. No real one comes near.
    private static let argumentLimit = 1_000
    private static let classLimit = 1 << 16

    private(set) var lists: [ClassList] = []
    private(set) var isCut = false
    private let code: CodeModule
    /// Names of variant sets, with classes that the component already has from its properties.
    private let variants: Set<String>
    private var unread: [Int] = []
    private var count = 0
    private var length = 0

    init(of component: ReactComponent, variants: Set<String>, in code: CodeModule) {
        self.code = code
        self.variants = variants
        guard let body = component.body, let root = RootClasses.root(of: body, in: code),
            let value = RootClasses.tag(at: root, upTo: body.upperBound, in: code).classes
        else { return }
        let token = code.tokens[value]
        if token.kind == .leftBrace {
            read(value + 1..<max(value + 1, min(token.partner, body.upperBound)), depth: 0)
        } else if token.kind == .string, let text = attribute(token) {
            add(text, at: token)
        }
    }

    func report(of name: String, at place: SourceLocation, into diagnostics: inout DiagnosticBag) {
        if isCut {
            let message = "“\(name)” has more classes than are read; some are left out"
            diagnostics.warning(.registryTooLarge, message, at: place)
        }
        guard let first = unread.first else { return }
        let more = unread.count - 1
        diagnostics.note(
            .registryNoLiteral,
            "classes of “\(name)” are only known at run time; they are left out",
            at: code.location(of: first),
            notes: more == 0 ? [] : [.init("so are those of \(more) more \(more == 1 ? "argument" : "arguments")")]
        )
    }

    // MARK: The element

    /// Finds the element that a function returns for any arguments, inside of elements that draw nothing.
    private static func root(of body: Range<Int>, in code: CodeModule) -> Int? {
        let end = body.upperBound
        guard code.isAt(body.lowerBound, .leftBrace) else { return element(at: body.lowerBound, upTo: end, in: code) }
        var root: Int?
        /// Position of the token behind the parentheses of a condition.
        var conditional = -1
        var index = body.lowerBound + 1
        while index < end {
            let token = code.tokens[index]
            if code.isWord(index, ["return"]), index != conditional, !code.isWord(index - 1, ["else"]) {
                root = element(at: index + 1, upTo: end, in: code) ?? root
            }
            let next = token.kind.isOpening ? max(token.partner, index) + 1 : index + 1
            if token.kind == .leftParenthesis, code.isWord(index - 1, ["if"]) { conditional = next }
            index = next
        }
        return root
    }

    private static func element(at start: Int, upTo end: Int, in code: CodeModule) -> Int? {
        var index = start
        for _ in 0..<depthLimit {
            while index < end, code.isAt(index, .leftParenthesis) { index += 1 }
            guard index < end, code.isAt(index, .less) else { return nil }
            let tag = tag(at: index, upTo: end, in: code)
            guard undrawn.contains(where: tag.name.hasSuffix) || tag.name.isEmpty else { return index }
            index = tag.end
        }
        return nil
    }

    /// The name is empty for `<>`; `classes` is the value of `className`, `end` the place behind the tag.
    private static func tag(
        at start: Int,
        upTo end: Int,
        in code: CodeModule
    ) -> (name: String, classes: Int?, end: Int) {
        var name = ""
        var classes: Int?
        var index = start + 1
        while index < end, code.tokens[index].kind == .word || code.isAt(index, .dot) {
            guard name.isEmpty || name.hasSuffix(".") || code.isAt(index, .dot) else { break }
            name += code.text(of: code.tokens[index])
            index += 1
        }
        while index < end, !code.isAt(index, .greater) {
            if code.isWord(index, ["className"]), code.isAt(index + 1, .equals), index + 2 < end { classes = index + 2 }
            let token = code.tokens[index]
            index = token.kind.isOpening ? max(token.partner, index) + 1 : index + 1
        }
        return (name, classes, min(index + 1, end))
    }

    // MARK: Its classes

    private mutating func add(_ text: String, at token: TypeScriptToken) {
        let classes = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !classes.isEmpty else { return }
        length += classes.utf8.count
        guard length <= RootClasses.classLimit else {
            isCut = true
            return
        }
        lists.append(ClassList(classes, source: code.location(of: token.start)))
    }

    /// Reads the text of an attribute: it may go on behind the end of a line, and nothing in it is escaped.
    private func attribute(_ token: TypeScriptToken) -> String? {
        let rest = code.file.bytes[(token.start + 1)...].prefix(RootClasses.classLimit)
        guard let end = rest.firstIndex(of: code.file.bytes[token.start]) else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    private mutating func read(_ range: Range<Int>, depth: Int) {
        guard let first = range.first else { return }
        count += 1
        guard depth < RootClasses.depthLimit, count <= RootClasses.argumentLimit else {
            isCut = true
            return
        }
        let token = code.tokens[first]
        let next = first + 1
        let opening = token.kind.isOpening ? first : next
        let isClosed = opening < range.upperBound && code.tokens[opening].partner == range.upperBound - 1
        let name = token.kind == .word ? code.text(of: token) : ""
        let isCall = isClosed && code.isAt(opening, .leftParenthesis) && !name.isEmpty
        let isList = isClosed && (token.kind == .leftBracket || token.kind == .leftParenthesis)
        if range.count == 1, token.kind == .string, let text = code.content(of: token) {
            add(text, at: token)
        } else if RootClasses.isOfCaller(range, in: code) || isCall && variants.contains(name) {
            return
        } else if isList || isCall && RootClasses.joining.contains(name) {
            for piece in CodeLiteralReader.pieces(of: opening + 1..<range.upperBound - 1, in: code) {
                read(piece, depth: depth + 1)
            }
        } else {
            unread.append(token.start)
        }
    }

    /// Whether callers give the classes, or there are none: `className`, `props.className`, `undefined`.
    private static func isOfCaller(_ range: Range<Int>, in code: CodeModule) -> Bool {
        guard range.allSatisfy({ code.tokens[$0].kind == .word || code.isAt($0, .dot) || code.isAt($0, .question) })
        else {
            return false
        }
        return code.isWord(range.upperBound - 1, ["className"])
            || range.count == 1 && code.isWord(range.lowerBound, ["undefined", "null", "false"])
    }
}
