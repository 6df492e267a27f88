import Foundation

// hash-sources <TypeName> <output.swift> <folder>…
//
// A tool of the build, not of the product: writes into a Swift file the hash of every file in some folders. By it the
// program knows whether what it has generated once it would generate again. It uses nothing of the product, which would be
// compiled a second time for it.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
    FileHandle.standardError.write(Data("usage: hash-sources TYPE OUTPUT FOLDER…\n".utf8))
    exit(2)
}
let typeName = arguments[1]
let output = URL(fileURLWithPath: arguments[2])

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
        // What is added next can't be taken for a part of this.
        first = (first ^ 0x100) &* 0x0000_0100_0000_01B3
        second = (second ^ 0x100) &* 0x0000_0100_0000_01B3
    }

    var text: String { digits(first) + digits(second) }

    private func digits(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

var hasher = SourcesHasher()
for folder in arguments[3...] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    hasher.add(Data(root.lastPathComponent.utf8))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        .sorted()
    for path in paths {
        let url = root.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        guard exists, !isFolder.boolValue else { continue }
        hasher.add(Data(path.utf8))
        hasher.add(try Data(contentsOf: url))
    }
}
let source = """
    // Written by hash-sources when the product is built. Not to be edited.

    /// All that the program was built from.
    enum \(typeName) {
        static let hash = "\(hasher.text)"
    }

    """
// What is the same stays untouched, so that nothing is built again for it.
if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output) }
