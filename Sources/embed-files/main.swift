import Foundation

// embed-files <TypeName> <output.swift> <folder>
//
// A tool of the build, not of the product: writes every text file below the folder into one Swift file, as string
// literals, which cost nothing when the program starts.

guard CommandLine.arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: embed-files TYPE OUTPUT FOLDER\n".utf8))
    exit(2)
}
let typeName = CommandLine.arguments[1]
let output = URL(fileURLWithPath: CommandLine.arguments[2])
let folder = URL(fileURLWithPath: CommandLine.arguments[3], isDirectory: true)

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

var source = """
    // Written by embed-files when the product is built. Not to be edited.

    /// The files of `\(folder.lastPathComponent)/`, by their path below it, sorted.
    enum \(typeName) {
        static let files: [(path: StaticString, text: StaticString)] = [

    """
let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    .sorted()
for path in paths {
    let url = folder.appendingPathComponent(path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue else { continue }
    let bytes = try Data(contentsOf: url)
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.elementsEqual(text.utf8) else {
        FileHandle.standardError.write(Data("\(url.path): error: not UTF-8\n".utf8))
        exit(1)
    }
    source += "(\n\(literal(path)),\n\(literal(text))\n),\n"
}
source += "]\n}\n"
// What is the same stays untouched, so that nothing is built again for it.
if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output) }
