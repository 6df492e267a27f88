import SwiftOutline

/// The declarations of a file as regions of its lines: what stands in one belongs together.
struct FileRegions {
    private struct Region {
        let offset: Int
        let isType: Bool
        /// Whether it is a part of what its type is: the type itself, or a property of it.
        let isShape: Bool
        /// The types that it stands in, and its own name where it is one.
        let path: [String]
    }

    private let regions: [Region]
    /// Where each line begins, in bytes.
    private let lines: [Int]

    init(_ bytes: [UInt8]) {
        lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        let declarations = (try? SwiftDeclarations(bytes))?.all ?? []
        regions = declarations.map { declaration in
            let (isType, isShape) =
                switch declaration.kind {
                case .type: (true, true)
                case .extension: (true, false)
                case .property, .enumCase, .alias: (false, true)
                case .initializer, .function: (false, false)
                }
            return Region(
                offset: declaration.offset,
                isType: isType,
                isShape: isShape,
                path: isType ? declaration.path : declaration.scope
            )
        }
    }

    /// A number for the declaration that a place stands in; the same for all places in it. Attributes count to what follows.
    func region(line: Int, column: Int) -> Int {
        guard lines.indices.contains(line - 1) else { return 0 }
        let next = lines.indices.contains(line) ? lines[line] : .max
        let offset = lines[line - 1] + column - 1
        // What begins on the same line behind the place is what an attribute belongs to.
        if let follower = regions.firstIndex(where: { $0.offset >= offset && $0.offset < next }),
            regions[..<follower].last.map({ $0.offset < lines[line - 1] }) ?? true
        {
            return follower + 1
        }
        return regions.lastIndex { $0.offset <= offset }.map { $0 + 1 } ?? 0
    }

    /// Whether a region is a type or an extension, about which an error can follow from any of its members.
    func isType(_ region: Int) -> Bool { region > 0 && regions[region - 1].isType }

    /// The type that a region is a part of, other than by a body; nil where it is of none.
    func typeShaped(by region: Int) -> String? {
        guard region > 0, regions[region - 1].isShape else { return nil }
        return regions[region - 1].path.last
    }

    /// Whether a region is a type, or stands in it.
    func isRegion(_ region: Int, in type: Int) -> Bool {
        guard region > 0, type > 0 else { return false }
        return regions[region - 1].path.starts(with: regions[type - 1].path)
    }
}
