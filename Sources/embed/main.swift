import Foundation

// embed TYPE OUTPUT FOLDER     every text file below the folder, as string literals, which cost nothing at the start
//
// A tool of the build, not of the product: it writes one Swift file. It uses nothing of the product, which would be
// compiled a second time for it.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: embed TYPE OUTPUT FOLDER\n".utf8))
    exit(2)
}
let typeName = arguments[1]
let output = URL(fileURLWithPath: arguments[2])
let source = try sourceOfFiles(in: URL(fileURLWithPath: arguments[3], isDirectory: true))
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
/// Carriage returns and byte-order marks are written as escapes: the compiler would make other line ends of the
/// former, and byte-order marks are easily lost.
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
