import CMarkGFM
import SourceText

/// Markdown as the XML that the CommonMark parser writes of it. All of the parser's pointers live and die here.
struct CommonMarkXML {
    /// The XML, with only characters that XML allows.
    let bytes: [UInt8]

    /// What the tree may hold at most; the XML parser refuses depths above 256 by itself.
    private static let deepestTree = 150
    private static let mostNodes = 1_000_000
    /// The XML is indented by depth, which a deep and wide tree could use to grow it without bound.
    private static let mostIndentation = 64 * 1024 * 1024

    /// The extensions enter a list of the C library that is not made for several threads; a static is made once.
    private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

    /// nil, with a diagnostic, where the tree is beyond the bounds.
    init?(_ source: MarkdownSource, into diagnostics: inout DiagnosticBag) {
        _ = Self.registered
        let options = CMARK_OPT_SOURCEPOS
        guard let parser = cmark_parser_new(options) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough"] {
            guard let found = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, found)
        }
        let parsed = CommonMarkLock.shared.withLock {
            source.bytes.withUnsafeBytes { raw in
                cmark_parser_feed(parser, raw.bindMemory(to: CChar.self).baseAddress, raw.count)
            }
            return cmark_parser_finish(parser)
        }
        guard let root = parsed else { return nil }
        defer { cmark_node_free(root) }
        if let complaint = Self.complaint(about: root, in: source) {
            diagnostics.add(complaint)
            return nil
        }
        guard let rendered = cmark_render_xml(root, options) else { return nil }
        defer { cmark_get_default_mem_allocator().pointee.free(rendered) }
        let bytes = UnsafeBufferPointer(start: rendered, count: Self.length(of: rendered))
        self.bytes = bytes.withMemoryRebound(to: UInt8.self) { Self.cleaned($0, source, into: &diagnostics) }
    }

    private static func length(of text: UnsafePointer<CChar>) -> Int {
        var count = 0
        while text[count] != 0 { count += 1 }
        return count
    }

    private static func complaint(about root: OpaquePointer, in source: MarkdownSource) -> Diagnostic? {
        guard let iterator = cmark_iter_new(root) else { return nil }
        defer { cmark_iter_free(iterator) }
        var depth = 0
        var nodes = 0
        var indentation = 0
        var place = SourceLocation.start(of: source.path)
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return nil }
            let node = cmark_iter_get_node(iterator)
            if event == CMARK_EVENT_EXIT {
                depth -= 1
                continue
            }
            nodes += 1
            indentation += 4 * depth
            let line = Int(cmark_node_get_start_line(node))
            if line > 0 { place = source.place(line: line, column: Int(cmark_node_get_start_column(node))) }
            if depth > deepestTree {
                let message = "the Markdown is nested more than \(deepestTree) deep; the file is not read"
                return Diagnostic(.error, .inputTooDeep, message, at: place)
            }
            if nodes > mostNodes || indentation > mostIndentation {
                let message = "the file holds more Markdown than any that a person wrote; it is not read"
                return Diagnostic(.error, .inputTooLarge, message, at: place)
            }
            if !isLeaf(node) { depth += 1 }
        }
    }

    /// Leaves have an entry event and no exit.
    private static func isLeaf(_ node: OpaquePointer?) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
            CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
            true
        default: false
        }
    }

    /// Replaces the characters that XML forbids: they are gone from the source, but `&#1;` makes them anew.
    private static func cleaned(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ source: MarkdownSource,
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8] {
        guard source.hasNumericReference else { return Array(bytes) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var hasComplained = false
        for (index, byte) in bytes.enumerated() {
            let isControl = byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09
            let isNoncharacter =
                byte >= 0xBE && index >= 2 && bytes[index - 1] == 0xBF && bytes[index - 2] == 0xEF && byte <= 0xBF
            guard isControl || isNoncharacter else {
                result.append(byte)
                continue
            }
            result += isControl ? [0xEF, 0xBF, 0xBD] : [0xBD]
            if hasComplained { continue }
            hasComplained = true
            diagnostics.warning(
                .inputControlCharacter,
                "this refers to a control character; it and all others are read as U+FFFD",
                at: place(before: index, in: bytes, source)
            )
        }
        return result
    }

    /// The place that the nearest `sourcepos="` before an offset of the XML tells.
    private static func place(
        before offset: Int,
        in bytes: UnsafeBufferPointer<UInt8>,
        _ source: MarkdownSource
    ) -> SourceLocation {
        let marker = Array("sourcepos=\"".utf8)
        var index = offset - marker.count
        while index >= 0 {
            if bytes[index..<index + marker.count].elementsEqual(marker) {
                let value = bytes[(index + marker.count)...].prefix { $0 != UInt8(ascii: "\"") }
                if let range = SourceRange(value), range.startLine > 0 {
                    return source.place(line: range.startLine, column: range.startColumn)
                }
            }
            index -= 1
        }
        return .start(of: source.path)
    }
}
