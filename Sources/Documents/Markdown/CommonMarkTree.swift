import CMarkGFM
import Core

/// Pointers of the parser live and die in this file: a node is a view of the tree, good while `withTree` runs.
enum CommonMarkTree {
    /// The extensions enter a list of the C library that is not made for several threads; a static is made once.
    private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

    /// The only character that an extension looks for in running text: see `CommonMarkLock`.
    private static let tilde = UInt8(ascii: "~")

    /// Calls `body` with the document's node and returns its result; nil where the library has no memory left.
    static func withTree<Result>(of bytes: [UInt8], _ body: (CommonMarkNode) -> Result) -> Result? {
        _ = registered
        guard let document = document(of: bytes) else { return nil }
        defer { cmark_node_free(document) }
        return body(CommonMarkNode(document))
    }

    private static func document(of bytes: [UInt8]) -> OpaquePointer? {
        // The option makes the parser count the lines inside of code spans and links as well.
        guard let parser = cmark_parser_new(CMARK_OPT_SOURCEPOS) else { return nil }
        defer { cmark_parser_free(parser) }
        let mayStrike = bytes.contains(tilde)
        for name in mayStrike ? ["table", "strikethrough"] : ["table"] {
            guard let found = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, found)
        }
        bytes.withUnsafeBytes { raw in
            cmark_parser_feed(parser, raw.bindMemory(to: CChar.self).baseAddress, raw.count)
        }
        return mayStrike
            ? CommonMarkLock.shared.withLock { cmark_parser_finish(parser) } : cmark_parser_finish(parser)
    }
}

struct CommonMarkNode {
    enum Kind {
        case paragraph, heading, list, table, code, quote, html, thematicBreak
        case text, codeSpan, emphasis, strong, strikethrough, link, image, inlineHTML, softBreak, lineBreak
        /// The document itself, an item of a list, a row or cell of a table.
        case part
    }

    private let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_CODE: .codeSpan
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_HTML_INLINE: .inlineHTML
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        default: extensionKind
        }
    }

    /// The kinds of the extensions have numbers only since they were registered; their names are fixed.
    private var extensionKind: Kind {
        switch cmark_node_get_type_string(pointer).map({ String(cString: $0) }) {
        case "table": .table
        case "strikethrough": .strikethrough
        default: .part
        }
    }

    var hasPlace: Bool { cmark_node_get_start_line(pointer) > 0 }

    var range: SourceRange? {
        guard hasPlace else { return nil }
        return SourceRange(
            startLine: Int(cmark_node_get_start_line(pointer)),
            startColumn: Int(cmark_node_get_start_column(pointer)),
            endLine: Int(cmark_node_get_end_line(pointer)),
            endColumn: Int(cmark_node_get_end_column(pointer))
        )
    }

    var next: CommonMarkNode? { cmark_node_next(pointer).map(CommonMarkNode.init) }
    var children: CommonMarkNodes { CommonMarkNodes(first: cmark_node_first_child(pointer).map(CommonMarkNode.init)) }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }

    /// The words of a text, the code of a code span or block, HTML as it stands.
    var literal: ParsedText { ParsedText(cmark_node_get_literal(pointer)) }
    var info: ParsedText { ParsedText(cmark_node_get_fence_info(pointer)) }
    var destination: ParsedText { ParsedText(cmark_node_get_url(pointer)) }

    /// Walks in the order of the text until `body` returns false, and takes no room on the stack for depth.
    func walk(_ body: (CommonMarkNode, _ depth: Int) -> Bool) {
        var current = pointer
        var depth = 0
        while body(CommonMarkNode(current), depth) {
            if let child = cmark_node_first_child(current) {
                current = child
                depth += 1
                continue
            }
            var next: OpaquePointer?
            while current != pointer, next == nil {
                next = cmark_node_next(current)
                guard next == nil, let parent = cmark_node_parent(current) else { break }
                current = parent
                depth -= 1
            }
            guard let next else { return }
            current = next
        }
    }
}

struct CommonMarkNodes: Sequence, IteratorProtocol {
    private(set) var first: CommonMarkNode?

    mutating func next() -> CommonMarkNode? {
        defer { first = first?.next }
        return first
    }
}

/// A text that the parser keeps with a node: a view, as the node is one.
struct ParsedText {
    private let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init(_ text: UnsafePointer<CChar>?) {
        var count = 0
        while let text, text[count] != 0 { count += 1 }
        let start = UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self)
        bytes = UnsafeBufferPointer(start: start, count: count)
    }

    var string: String { ControlCharacters.replaced(in: bytes) }
    var hasControlCharacters: Bool { ControlCharacters.stand(in: bytes) }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(bytes) }
}

/// Range in the source as the parser tells it: lines and columns counted from 1, the end included.
struct SourceRange: Equatable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    /// The last line that holds something; a range that ends before the first column of a line ends in the line above.
    var lastLine: Int { endColumn == 0 ? endLine - 1 : endLine }
}

/// Control characters and noncharacters in texts of the parser: the source has none left, but `&#1;` makes them anew.
enum ControlCharacters {
    static func stand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.contains(where: isForbidden) }

    /// The text with U+FFFD for each. A carriage return, which only a reference can make too, is a line end.
    static func replaced(in bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard bytes.contains(where: { isForbidden($0) || $0 == carriageReturn }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        for byte in bytes {
            if isForbidden(byte) {
                result += [0xEF, 0xBF, 0xBD]
            } else {
                result.append(byte == carriageReturn ? UInt8(ascii: "\n") : byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let carriageReturn = UInt8(ascii: "\r")

    /// The parser writes U+FFFE and U+FFFF as one byte, which UTF-8 has no use for.
    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), carriageReturn, 0x20...0xFD: false
        default: true
        }
    }
}

/// Lets one thread at a time look for text that is struck through.
///
/// While the CommonMark library reads running text, it enters the special characters of the extensions into a table
/// that all its parsers share, and takes them out when it is done. The extension for tables has none, and the extension
/// for strikethrough has one, `~`. A parser looks into the table only for the characters of its own text: so texts
/// without a `~` share nothing, and are parsed without the extension, on as many threads as there are.
enum CommonMarkLock {
    static let shared = Lock()
}
