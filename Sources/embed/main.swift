import Foundation

// embed files TYPE OUTPUT FOLDER     every text file below the folder, as string literals, which cost nothing at the start
// embed hash TYPE OUTPUT FOLDER…     the hash of every file below the folders: by it the program knows whether what it has
//                                    generated once it would generate again
//
// A tool of the build, not of the product: each writes one Swift file. It uses nothing of the product, which would be
// compiled a second time for it.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 4, let kind = arguments.first, ["files", "hash"].contains(kind) else {
    FileHandle.standardError.write(Data("usage: embed files|hash TYPE OUTPUT FOLDER…\n".utf8))
    exit(2)
}
let typeName = arguments[2]
let output = URL(fileURLWithPath: arguments[3])
let folders = arguments[4...].map { URL(fileURLWithPath: $0, isDirectory: true) }
let source = kind == "files" ? try sourceOfFiles(in: folders[0]) : try sourceOfHash(of: folders)
// An unchanged file stays untouched, so that nothing is built again for it.
if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output) }

/// The files below a folder, by their path in it, sorted.
func files(in folder: URL) throws -> [(path: String, data: Data)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        .sorted()
        .compactMap { path in
            let url = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue ? (path, try Data(contentsOf: url)) : nil
        }
}

func sourceOfFiles(in folder: URL) throws -> String {
    var source = """
        // Written by embed when the product is built. Not to be edited.

        /// The files of `\(folder.lastPathComponent)/`, by their path below it, sorted.
        enum \(typeName) {
            static let files: [(path: StaticString, text: StaticString)] = [

        """
    for (path, data) in try files(in: folder) {
        let text = String(decoding: data, as: UTF8.self)
        guard data.elementsEqual(text.utf8) else {
            FileHandle.standardError.write(Data("\(path): error: not UTF-8\n".utf8))
            exit(1)
        }
        source += "(\n\(literal(path)),\n\(literal(text))\n),\n"
    }
    return source + "]\n}\n"
}

/// A raw string literal with enough number signs that nothing inside can end it.
///
/// Carriage returns and byte-order marks are written as escapes: the compiler would make other line ends of the ones, and
/// the others are easily lost.
func literal(_ text: String) -> String {
    var longestRun = 0
    var run = 0
    for character in text.utf8 {
        run = character == UInt8(ascii: "#") ? run + 1 : 0
        longestRun = max(longestRun, run)
    }
    let signs = String(repeating: "#", count: longestRun + 1)
    let pieces = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\r": "\\\(signs)r"
        case "\u{FEFF}": "\\\(signs)u{FEFF}"
        default: String(scalar)
        }
    }
    return "\(signs)\"\"\"\n\(pieces.joined())\n\"\"\"\(signs)"
}

func sourceOfHash(of folders: [URL]) throws -> String {
    var hasher = SourcesHasher()
    for folder in folders {
        hasher.add(Data(folder.lastPathComponent.utf8))
        for (path, data) in try files(in: folder) {
            hasher.add(Data(path.utf8))
            hasher.add(data)
        }
    }
    return """
        // Written by embed when the product is built. Not to be edited.

        /// All that the program was built from.
        enum \(typeName) {
            static let hash = "\(hasher.text)"
        }

        """
}

/// Two times FNV-1a, from other beginnings: nobody has to be kept from finding two programs with one hash.
struct SourcesHasher {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x6C62_272E_07BB_0142

    mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            for byte in bytes {
                first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
                second = (second ^ UInt64(byte) ^ first >> 47) &* 0x0000_0100_0000_01B3
            }
        }
        // Bytes that are added next can't be taken for a part of these.
        first = (first ^ 0x100) &* 0x0000_0100_0000_01B3
        second = (second ^ 0x100) &* 0x0000_0100_0000_01B3
    }

    var text: String { digits(first) + digits(second) }

    private func digits(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
