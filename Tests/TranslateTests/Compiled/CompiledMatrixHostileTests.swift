import Core
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

@Suite("Bytes that are no compiled matrix", .ends(within: .seconds(300)))
struct CompiledMatrixHostileTests {
    private static let compiled = Result { try CompiledText(Array(MatrixSample.text.utf8)).compiled }

    /// How both parts are read.
    private func read(_ bytes: [UInt8]) throws(CompiledMatrixError) {
        let compiled = CompiledMatrix(bytes)
        _ = try compiled.matrix(of: CompiledCopy.document)
        _ = try compiled.rows(of: CompiledCopy.document)
    }

    @Test func everyBeginningIsAnError() throws {
        let bytes = try Self.compiled.get().bytes
        try read(bytes)
        for count in bytes.indices {
            #expect(throws: CompiledMatrixError.self, "\(count)") { try read(Array(bytes.prefix(count))) }
        }
        #expect(throws: CompiledMatrixError.surplus) { try read(bytes + [UInt8(ascii: "0")]) }
    }

    @Test func anyDamageIsAnErrorOrAnotherMatrixAndNeverACrash() throws {
        let original = try Self.compiled.get().bytes
        var random = SeededGenerator(seed: 5)
        var errors = 0
        for _ in 0..<Loop.rounds(4000) {
            var bytes = original
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
                case 1: bytes[index] = UInt8.random(in: 0x30...0x6F, using: &random)
                case 2: bytes.remove(at: index)
                default: bytes.insert(UInt8.random(in: 0x30...0x6F, using: &random), at: index)
                }
            }
            do throws(CompiledMatrixError) { try read(bytes) } catch { errors += 1 }
        }
        #expect(errors > 1000)
    }

    /// `o` is a digit of 31 with another behind it.
    @Test(arguments: [1, 2, 12, 13, 100])
    func aListIsNeverLongerThanItsBytes(digits: Int) {
        let bytes = Array(String(repeating: "o", count: digits).utf8) + [UInt8(ascii: "1"), UInt8(ascii: "0")]
        #expect(throws: CompiledMatrixError.self) { try read(bytes) }
        #expect(throws: CompiledMatrixError.self) {
            let _: [SwiftType] = try CompiledCopy.read([UInt8(ascii: "0")] + bytes)
        }
    }

    @Test func typesThatNestWithoutEndAreTooDeep() {
        let noStrings = "0"
        #expect(throws: CompiledMatrixError.tooDeep) {
            // `1` is an optional, `2` an array.
            let _: SwiftType = try CompiledCopy.read(Array((noStrings + String(repeating: "12", count: 50_000)).utf8))
        }
        #expect(throws: CompiledMatrixError.tooDeep) {
            // `5` is an array, and its length is 1.
            let _: SwiftExpression = try CompiledCopy.read(
                Array((noStrings + String(repeating: "51", count: 50_000)).utf8)
            )
        }
        #expect(throws: CompiledMatrixError.tooDeep) {
            let _: WebType = try CompiledCopy.read(Array((noStrings + String(repeating: "5", count: 50_000)).utf8))
        }
    }

    @Test(
        arguments: [
            // A string, a word and a case that there are none of.
            ("000", .unknown), ("07o0", .unknown), ("09", .unknown),
            // A name, a case and a table that are missing.
            ("00", .cut), ("0", .cut), ("", .cut),
            // What is no digit, too many digits, and one behind the end.
            ("0!", .number), ("0é", .number), ("0" + String(repeating: "o", count: 13), .number), ("07000", .surplus),
        ] as [(String, CompiledMatrixError)]
    )
    func aTypeIsRefused(text: String, error: CompiledMatrixError) {
        #expect(throws: error) { let _: SwiftType = try CompiledCopy.read(Array(text.utf8)) }
    }

    /// One string of five bytes, and it as an enum's case.
    @Test func aNameThatSwiftDoesNotAllowIsRefused() throws {
        let context = try #require(SwiftIdentifier.Context.allCases.firstIndex(of: .enumCase))
        func read(_ name: String) throws(CompiledMatrixError) -> SwiftIdentifier {
            try CompiledCopy.read(Array("15\(name)\(context)0".utf8))
        }
        #expect(try read("inner").name == "inner")
        for name in ["a b c", "a;b()", "1abcd", "a.b.c"] {
            #expect(throws: CompiledMatrixError.name) { try read(name) }
        }
    }

    @Test func stringsAreCutOnlyBetweenCharacters() throws {
        // Two strings of one byte each out of one character of two.
        #expect(throws: CompiledMatrixError.notUTF8) {
            let _: [String] = try CompiledCopy.read(Array("211é201".utf8))
        }
        let whole: [String] = try CompiledCopy.read(Array("212aé201".utf8))
        #expect(whole == ["a", "é"])
        #expect(throws: CompiledMatrixError.notUTF8) { try CompiledMatrixHostileTests().read([0x30, 0xFF]) }
    }
}
