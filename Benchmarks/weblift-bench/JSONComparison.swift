import Core
import Foundation

/// Reading one manifest with `JSONDocument` and with Foundation's `JSONDecoder`, in turns in one process.
///
/// Both begin with the same bytes in memory, each in the form that suits it, and end when the value is there; letting
/// go of the value is not counted.
struct JSONComparison {
    struct Result {
        let parse: Duration
        let decode: Timing
    }

    private let file: SourceFile
    private let data: Data

    init(_ path: String) throws {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
        file = SourceFile(path: SourcePath(path), bytes: Array(data))
    }

    /// Nil where `JSONDocument` can't read the file.
    func measured() -> Result? {
        var decoding = Decoding.works
        let rounds = Rounds(time: .milliseconds(1500), count: 3...51).collect {
            let (parse, document) = timed { parsed() }
            let (decode, manifest) = timed { decoding.manifest(from: data) }
            if let manifest, manifest.modules.count != document?.root["modules"]?.count {
                decoding = .failed("differs")
            }
            return (parse: parse, decode: decode, isParsed: document != nil)
        }
        guard rounds.allSatisfy(\.isParsed), let parse = rounds.map(\.parse).median,
            let decode = rounds.map(\.decode).median
        else { return nil }
        return Result(parse: parse, decode: decoding.timing(decode))
    }

    private func parsed() -> JSONDocument? {
        var diagnostics = DiagnosticBag()
        return JSONDocument.parse(file, into: &diagnostics)
    }

    /// Whether `JSONDecoder` gets along with the file.
    private enum Decoding {
        case works
        /// It does not, and is not asked again.
        case failed(String)

        mutating func manifest(from data: Data) -> ManifestShape? {
            guard case .works = self else { return nil }
            do {
                return try JSONDecoder().decode(ManifestShape.self, from: data)
            } catch let error as DecodingError {
                self = .failed("fails: " + Decoding.place(of: error))
            } catch {
                self = .failed("fails")
            }
            return nil
        }

        func timing(_ time: Duration) -> Timing {
            switch self {
            case .works: .time(time)
            case .failed(let reason): .failure(reason)
            }
        }

        /// The keys that lead to what could not be decoded, without indices so that they fit into a cell.
        private static func place(of error: DecodingError) -> String {
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context.codingPath.filter { $0.intValue == nil }.map(\.stringValue).joined(separator: ".")
            @unknown default: "unknown place"
            }
        }
    }
}
