@testable import Package

/// A merged text taken apart by its markers alone, as a person or another program would.
struct MergedPieces: Equatable {
    enum Piece: Equatable {
        case line(String)
        case conflict(yours: [String], base: [String], generated: [String])
    }

    private(set) var pieces: [Piece] = []

    init(_ bytes: [UInt8]) {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        var sides: [[String]] = [[]]
        for line in lines {
            switch line {
            case "<<<<<<< yours": sides = [[], []]
            case "||||||| last generated" where sides.count > 1, "=======" where sides.count > 1: sides.append([])
            case ">>>>>>> now generated" where sides.count == 4:
                pieces.append(.conflict(yours: sides[1], base: sides[2], generated: sides[3]))
                sides = [[]]
            default:
                if sides.count == 1 {
                    pieces.append(.line(String(line)))
                } else {
                    sides[sides.count - 1].append(String(line))
                }
            }
        }
    }

    /// The same from the other side.
    var swapped: MergedPieces {
        var swapped = self
        swapped.pieces = pieces.map { piece in
            guard case .conflict(let yours, let base, let generated) = piece else { return piece }
            return .conflict(yours: generated, base: base, generated: yours)
        }
        return swapped
    }

    /// The text where every conflict is decided for yours.
    var yours: [String] {
        pieces.flatMap { piece in
            switch piece {
            case .line(let line): [line]
            case .conflict(let yours, _, _): yours
            }
        }
    }
}

/// Texts as a test writes them down.
extension ThreeWayMerge {
    init(_ base: String, _ yours: String, _ generated: String, _ syntax: MergeSyntax = .text) {
        self.init(base: Array(base.utf8), yours: Array(yours.utf8), generated: Array(generated.utf8), syntax: syntax)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
