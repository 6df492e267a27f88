import Foundation
import SourceText

// hash-sources <TypeName> <output.swift> <folder>…
//
// A tool of the build, not of the product: writes into a Swift file the hash of every file in some folders. By it the
// program knows whether what it has generated once it would generate again.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
    FileHandle.standardError.write(Data("usage: hash-sources TYPE OUTPUT FOLDER…\n".utf8))
    exit(2)
}
let typeName = arguments[1]
let output = URL(fileURLWithPath: arguments[2])

var hasher = ContentHasher()
for folder in arguments[3...] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    hasher.add(root.lastPathComponent)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        .sorted()
    for path in paths {
        let url = root.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        guard exists, !isFolder.boolValue else { continue }
        hasher.add(path)
        hasher.add(contents: Array(try Data(contentsOf: url)))
    }
}
let source = """
    // Written by hash-sources when the product is built. Not to be edited.

    /// All that the program was built from.
    enum \(typeName) {
        static let hash = "\(hasher.hash)"
    }

    """
try Data(source.utf8).write(to: output)
