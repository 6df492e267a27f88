/// The layers of `@layer` in all files, in the order in which they are first named.
struct CascadeLayers {
    static let none = 0

    private struct Key: Hashable {
        let parent: Int
        let name: String
    }

    private var places: [Key: Int] = [:]
    /// The layers inside of each, by their number.
    private var inside: [[Int]] = [[]]

    /// The number of the layer that a path of names leads to, `a.b`.
    mutating func layer(_ path: [String], in parent: Int) -> Int {
        path.reduce(parent) { parent, name in
            let key = Key(parent: parent, name: name)
            if let layer = places[key] { return layer }
            let layer = anonymous(in: parent)
            places[key] = layer
            return layer
        }
    }

    /// A layer that no other rule can add to.
    mutating func anonymous(in parent: Int) -> Int {
        inside.append([])
        inside[parent].append(inside.count - 1)
        return inside.count - 1
    }

    /// Puts in the place of each declaration's layer how it stands to other layers: see `TokenDeclaration.layerRank`.
    func rank(_ declarations: inout [TokenDeclaration]) {
        guard inside.count > 1 else { return }
        let ranks = ranks
        for index in declarations.indices {
            let declaration = declarations[index]
            let rank = ranks[declaration.layerRank]
            if rank != 0 { declarations[index] = declaration.ranked(declaration.isImportant ? -rank : rank) }
        }
    }

    /// Zero for no layer, else below it, and the greater wins: the later layer, and a layer over its inner layers.
    private var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: inside.count)
        var next = 0
        var open = [Self.none]
        while let layer = open.popLast() {
            ranks[layer] = next
            next -= 1
            open += inside[layer]
        }
        return ranks
    }
}
