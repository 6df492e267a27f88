import CLibXML2
package import Core

enum HTMLEvent {
    /// Attributes by the names that the parser gives them.
    case start(name: String, values: [String: String], offset: Int)
    case end(name: String, offset: Int)
    case text(String)
    case comment(String, offset: Int)
}

/// The HTML parser of libxml2, whose pointers live and die in this file. Nothing is read but the bytes that it gets:
/// HTML has no entities of its own, the network is off, and no tree is made. libxml2 complains of every element that
/// HTML 4 does not know; nobody hears that.
enum HTMLParser {
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    /// Takes valid UTF-8 without control characters, and calls `receive` until it returns false.
    static func parse(_ bytes: [UInt8], _ receive: (HTMLEvent) -> Bool) {
        MarkupLock.shared.withLock { parseAlone(bytes, receive) }
    }

    private static func parseAlone(_ bytes: [UInt8], _ receive: (HTMLEvent) -> Bool) {
        guard isReady, !bytes.isEmpty, let context = htmlNewParserCtxt() else { return }
        defer { htmlFreeParserCtxt(context) }
        withoutActuallyEscaping(receive) { receive in
            let receiver = Receiver(context, receive)
            context.pointee.sax.pointee = handler()
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            let options =
                HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
                | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOIMPLIED.rawValue | HTML_PARSE_NODEFDTD.rawValue
                | HTML_PARSE_IGNORE_ENC.rawValue
            bytes.withUnsafeBytes { raw in
                let start = raw.bindMemory(to: CChar.self).baseAddress
                // The handler makes no document, so that there is none to give back.
                _ = htmlCtxtReadMemory(context, start, Int32(raw.count), nil, "UTF-8", Int32(options))
            }
            withExtendedLifetime(receiver) {}
        }
    }

    private static func handler() -> htmlSAXHandler {
        var handler = htmlSAXHandler()
        handler.startElement = { receiver, name, attributes in
            Receiver.of(receiver)?.start(name, attributes)
        }
        handler.endElement = { receiver, name in Receiver.of(receiver)?.end(name) }
        handler.characters = { receiver, text, length in Receiver.of(receiver)?.text(text, length) }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = handler.characters
        handler.comment = { receiver, text in Receiver.of(receiver)?.comment(text) }
        return handler
    }

    private final class Receiver {
        private let context: htmlParserCtxtPtr
        private let receive: (HTMLEvent) -> Bool
        private var isStopped = false

        init(_ context: htmlParserCtxtPtr, _ receive: @escaping (HTMLEvent) -> Bool) {
            self.context = context
            self.receive = receive
        }

        static func of(_ pointer: UnsafeMutableRawPointer?) -> Receiver? {
            pointer.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
        }

        func start(_ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
            var values: [String: String] = [:]
            var index = 0
            while let attributes, let name = attributes[index] {
                if let value = attributes[index + 1] { values[String(cString: name)] = String(cString: value) }
                index += 2
            }
            send(.start(name: Self.text(name), values: values, offset: offset))
        }

        func end(_ name: UnsafePointer<xmlChar>?) { send(.end(name: Self.text(name), offset: offset)) }

        func text(_ text: UnsafePointer<xmlChar>?, _ length: Int32) {
            send(.text(String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF8.self)))
        }

        func comment(_ text: UnsafePointer<xmlChar>?) { send(.comment(Self.text(text), offset: offset)) }

        private func send(_ event: HTMLEvent) {
            guard !isStopped, !receive(event) else { return }
            isStopped = true
            xmlStopParser(context)
        }

        /// Bytes that the parser has read: it was told that they are UTF-8, so that it keeps them as they are.
        private var offset: Int {
            guard let input = context.pointee.input, let base = input.pointee.base, let current = input.pointee.cur
            else { return 0 }
            return Int(input.pointee.consumed) + (current - base)
        }

        private static func text(_ pointer: UnsafePointer<xmlChar>?) -> String {
            pointer.map { String(cString: $0) } ?? ""
        }
    }
}

/// Lets one thread at a time into libxml2.
///
/// It keeps its last error for each thread where it finds the system's threads, and for all of them where it does not: in an
/// executable that is linked statically it asks for functions that nobody has put there. Reading the HTML of a whole
/// documentation, or all icons, takes milliseconds.
package enum MarkupLock {
    package static let shared = Lock()
}
