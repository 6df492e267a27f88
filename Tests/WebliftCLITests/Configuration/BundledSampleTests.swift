import Foundation
import SourceText
import Testing

@testable import WebliftCLI

@Suite("The bundled sample")
struct BundledSampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs/elevate/2.0")

    @Test("holds what lies in the folder, byte for byte: also byte-order marks and the ends of lines")
    func bytes() throws {
        let files = BundledSample.files
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".md") || $0.hasSuffix(".json") }
        #expect(files.count == paths.count)
        for file in files {
            let path = file.path.published.dropFirst(BundledSample.folder.count)
            let data = try Data(contentsOf: Self.folder.appending(path: String(path)))
            #expect(file.bytes == Array(data), "\(path)")
        }
    }
}
