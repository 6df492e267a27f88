import Core

/// A module of a manifest with the places where a copy's number goes, so that all of its names become new ones.
struct RenamableModule {
    private enum Insertion {
        /// Behind the name of a class or type.
        case name
        /// Behind a tag.
        case tag
        /// Before a path.
        case path

        func text(_ copy: Int) -> String {
            switch self {
            case .name: "Copy\(copy)"
            case .tag: "-copy\(copy)"
            case .path: "copy\(copy)/"
            }
        }
    }

    private let bytes: ArraySlice<UInt8>
    private var insertions: [(offset: Int, insertion: Insertion)] = []
    private let names: DeclaredNames

    var size: Int { bytes.count }

    init(_ module: JSONValue, names: DeclaredNames) {
        bytes = module.sourceBytes
        self.names = names
        collect(from: module)
    }

    /// The module once more; the copy number 0 is the module itself.
    func append(to output: inout [UInt8], copy: Int) {
        var start = bytes.startIndex
        for (offset, insertion) in copy == 0 ? [] : insertions {
            output.append(contentsOf: bytes[start..<offset])
            output.append(contentsOf: insertion.text(copy).utf8)
            start = offset
        }
        output.append(contentsOf: bytes[start...])
    }

    private mutating func collect(from module: JSONValue) {
        var open = [module]
        while let value = open.popLast() {
            // Reversed, so that what comes first in the file is taken first: insertions are collected in its order.
            if value.kind == .array { open.append(contentsOf: value.elements.reversed()) }
            if value.kind == .object { open.append(contentsOf: value.members.map(\.value).reversed()) }
            if let key = value.key, let text = value.string { collect(text, of: value, key: key.text) }
        }
    }

    private mutating func collect(_ text: String, of value: JSONValue, key: String) {
        let range = value.sourceBytes.startIndex + 1..<value.sourceBytes.endIndex - 1
        switch key {
        case "path", "module":
            guard names.hasModule(text) else { return }
            insertions.append((range.upperBound - DeclaredNames.plain(text).utf8.count, .path))
        case "name", "tagName":
            if names.declarations.contains(text) {
                insertions.append((range.upperBound, .name))
            } else if names.tags.contains(text) {
                insertions.append((range.upperBound, .tag))
            }
        case "text":
            collectNames(in: range)
        default: return
        }
    }

    /// The identifiers of a type expression that the manifest declares.
    private mutating func collectNames(in range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex { !isIdentifier($0) } ?? range.upperBound
            if end > start, names.declarations.contains(String(decoding: bytes[start..<end], as: UTF8.self)) {
                insertions.append((end, .name))
            }
            start = max(end, start + 1)
        }
    }

    private func isIdentifier(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") && byte >= 0x41
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
