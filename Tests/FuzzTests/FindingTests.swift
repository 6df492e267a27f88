import Foundation
import FuzzedReaders
import TestSupport
import Testing

/// What `make fuzz` begins with and what it found, and a little of what it would make of that.
@Suite("Bytes that nobody would write end no reader")
struct FindingTests {
    private static func files(_ folder: String, of reader: FuzzedReader) -> [(name: String, bytes: [UInt8])] {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let folder = here.appending(path: "\(folder)/\(reader.rawValue)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { name in
            (name, FileManager.default.contents(atPath: folder.appending(path: name).path).map { Array($0) } ?? [])
        }
    }

    @Test("what was found once is read, and so is what every search begins with", arguments: FuzzedReader.allCases)
    func found(reader: FuzzedReader) {
        let seeds = Self.files("Seeds", of: reader)
        #expect(!seeds.isEmpty)
        for (_, bytes) in seeds + Self.files("Findings", of: reader) { reader.read(bytes) }
    }

    @Test("and so is what chance makes of it", arguments: FuzzedReader.allCases)
    func changed(reader: FuzzedReader) throws {
        var random = SeededGenerator(seed: 21)
        for (_, bytes) in Self.files("Seeds", of: reader) {
            for _ in 0..<Loop.rounds(reader == .generate ? 3 : 40) { reader.read(Self.changed(bytes, &random)) }
        }
    }

    private static let marks = Array("\"'`{}[]()<>|\\,:;#$".utf8)

    private static func changed(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !changed.isEmpty {
            let place = Int.random(in: 0..<changed.count, using: &random)
            let end = Int.random(in: place...min(changed.count, place + 40), using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
            case 1: changed.removeSubrange(place..<end)
            case 2: changed.insert(contentsOf: changed[place..<end], at: place)
            default: changed.insert(contentsOf: marks.shuffled(using: &random).prefix(3), at: place)
            }
        }
        return changed
    }
}
