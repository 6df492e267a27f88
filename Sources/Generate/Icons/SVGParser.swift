internal import CLibXML2
import Core
import Documents

/// Reads an SVG with the system's libxml2, whose pointers live and die in this file. Nothing is fetched, and no entity
/// is replaced: at a document type declaration, at the first mistake and beyond a limit the library is stopped.
enum SVGParser {
    struct Limits: Sendable {
        /// The most elements one inside the other, and in all. No icon comes near.
        var depth = 64
        var elements = 20_000
    }

    /// Reads UTF-8 without NUL, which the caller has seen to.
    static func document(of bytes: [UInt8], limits: Limits = Limits()) -> SVGDocument {
        MarkupLock.shared.withLock { documentAlone(of: bytes, limits) }
    }

    private static func documentAlone(of bytes: [UInt8], _ limits: Limits) -> SVGDocument {
        _ = isReady
        guard let context = xmlNewParserCtxt() else { return SVGDocument(end: .memory) }
        defer { xmlFreeParserCtxt(context) }
        let collector = SVGCollector(bytes, context, limits)
        guard let sax = context.pointee.sax else { return SVGDocument(end: .memory) }
        sax.pointee = SVGCollector.handler
        context.pointee.userData = Unmanaged.passUnretained(collector).toOpaque()
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
        let document = bytes.withUnsafeBytes { raw in
            // The file's own word on its encoding is not heard: it is UTF-8.
            xmlCtxtReadMemory(
                context,
                raw.bindMemory(to: CChar.self).baseAddress,
                Int32(truncatingIfNeeded: raw.count),
                nil,
                "UTF-8",
                options
            )
        }
        // No tree is built; where one is there all the same, it is ours to give back.
        if let document { xmlFreeDoc(document) }
        return withExtendedLifetime(collector) { collector.finished(isWellFormed: context.pointee.wellFormed == 1) }
    }

    /// The library is made ready once for all threads.
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()
}

/// Receiver of the library's calls while it reads one text, on the thread that reads it.
private final class SVGCollector {
    private let bytes: [UInt8]
    private let context: xmlParserCtxtPtr
    private let limits: SVGParser.Limits
    private var document = SVGDocument()
    /// The elements that are open, the innermost last.
    private var open: [Int] = []

    init(_ bytes: [UInt8], _ context: xmlParserCtxtPtr, _ limits: SVGParser.Limits) {
        self.bytes = bytes
        self.context = context
        self.limits = limits
    }

    func finished(isWellFormed: Bool) -> SVGDocument {
        if document.end == nil, !isWellFormed || document.elements.isEmpty { stop(.notWellFormed) }
        return document
    }

    // MARK: What the library tells

    static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.internalSubset = { data, _, _, _ in SVGCollector.of(data)?.stop(.documentType) }
        handler.startElementNs = { data, name, prefix, namespace, _, _, count, _, attributes in
            SVGCollector.of(data)?.begin(name, prefix, namespace, Int(count), attributes)
        }
        handler.endElementNs = { data, _, _, _ in SVGCollector.of(data)?.endElement() }
        handler.characters = { data, text, count in SVGCollector.of(data)?.add(text, Int(count)) }
        handler.cdataBlock = { data, text, count in SVGCollector.of(data)?.add(text, Int(count)) }
        handler.processingInstruction = { data, target, _ in SVGCollector.of(data)?.addInstruction(target) }
        handler.serror = { data, _ in SVGCollector.of(data)?.fail() }
        return handler
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> SVGCollector? {
        data.map { Unmanaged<SVGCollector>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Complaints about names without a namespace, and the like, are no end of the text.
    private func fail() {
        if context.pointee.wellFormed == 0 { stop(.notWellFormed) }
    }

    private func stop(_ end: SVGDocument.End) {
        guard document.end == nil else { return }
        document.end = end
        // A document type declaration and the element that is too much are behind the reader already.
        document.endOffset = end == .notWellFormed ? offset : opening(before: offset)
        xmlStopParser(context)
    }

    // MARK: Elements

    private func begin(
        _ name: UnsafePointer<xmlChar>?,
        _ prefix: UnsafePointer<xmlChar>?,
        _ namespace: UnsafePointer<xmlChar>?,
        _ count: Int,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        guard document.end == nil else { return }
        guard open.count < limits.depth else { return stop(.tooDeep) }
        guard document.elements.count < limits.elements else { return stop(.tooMany) }
        let end = offset
        let start = opening(before: end)
        var element = SVGElement(name: Self.text(name), namespace: Self.text(namespace), offset: start)
        element.parent = open.last
        let places = StartTag.attributes(of: bytes[start..<max(start, end)])
        for index in 0..<count {
            guard let attributes else { break }
            // Five pointers each: name, prefix, namespace, and where the value begins and ends.
            let part = attributes + index * 5
            let prefix = Self.text(part[1])
            let name = Self.text(part[0])
            let written = prefix.isEmpty ? name : "\(prefix):\(name)"
            element.attributes.append(
                SVGAttribute(
                    name: name,
                    prefix: prefix,
                    value: Self.text(from: part[3], to: part[4]),
                    offset: places[written] ?? start
                )
            )
        }
        open.append(document.elements.count)
        document.elements.append(element)
    }

    private func endElement() {
        if document.end == nil, !open.isEmpty { open.removeLast() }
    }

    private func add(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
        guard document.end == nil, let last = open.last, document.elements[last].holdsStyles, let text else { return }
        document.elements[last].text += String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    private func addInstruction(_ target: UnsafePointer<xmlChar>?) {
        guard document.end == nil, Self.text(target) == "xml-stylesheet" else { return }
        document.styleSheets.append(opening(before: offset))
    }

    // MARK: Places

    private var offset: Int { min(max(Int(xmlByteConsumed(context)), 0), bytes.count) }

    /// Finds the beginning of a tag: the last `<`, because in XML none can stand inside of a tag.
    private func opening(before offset: Int) -> Int { bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? 0 }

    private static func text(_ pointer: UnsafePointer<xmlChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    private static func text(from start: UnsafePointer<xmlChar>?, to end: UnsafePointer<xmlChar>?) -> String {
        guard let start, let end else { return "" }
        return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
}
