import Core

/// Counts the elements that a renderer draws where elements use each other: a few lines can ask for billions, and a
/// circle for no end of them.
struct SVGReferences {
    /// The most that may be drawn, everything that is used counted each time.
    static let limit = 100_000

    private let elements: [SVGElement]
    /// Elements that each element holds and uses, by its index.
    private var edges: [[Int]]
    private var sizes: [Int?]

    init(_ elements: [SVGElement]) {
        self.elements = elements
        sizes = Array(repeating: nil, count: elements.count)
        edges = Array(repeating: [], count: elements.count)
        var ids: [String: Int] = [:]
        for (index, element) in elements.enumerated() {
            if let id = element["id"]?.value, ids[id] == nil { ids[id] = index }
            if let parent = element.parent { edges[parent].append(index) }
        }
        for (index, element) in elements.enumerated() { edges[index] += element.usedIDs.compactMap { ids[$0] } }
    }

    /// Goes down without recursion: an element on the way that is met again uses itself.
    mutating func problem() -> SVGProblem? {
        var isOnTheWay = Array(repeating: false, count: elements.count)
        for root in elements.indices where sizes[root] == nil {
            var way: [(element: Int, next: Int)] = [(root, 0)]
            isOnTheWay[root] = true
            while let (element, next) = way.last {
                guard next < edges[element].count else {
                    way.removeLast()
                    isOnTheWay[element] = false
                    let size = edges[element].reduce(1) { min($0 + (sizes[$1] ?? 0), Self.limit + 1) }
                    guard size <= Self.limit else { return tooMuch(element) }
                    sizes[element] = size
                    continue
                }
                way[way.count - 1].next += 1
                let target = edges[element][next]
                if isOnTheWay[target] { return circle(element) }
                if sizes[target] == nil {
                    isOnTheWay[target] = true
                    way.append((target, 0))
                }
            }
        }
        return nil
    }

    private func circle(_ element: Int) -> SVGProblem {
        SVGProblem(
            .iconsTooLarge,
            "“\(elements[element].name)” uses what it is in: that has no end",
            at: elements[element].offset
        )
    }

    private func tooMuch(_ element: Int) -> SVGProblem {
        SVGProblem(
            .iconsTooLarge,
            "“\(elements[element].name)” has more than \(Self.limit) elements with all that it uses",
            at: elements[element].offset
        )
    }
}

extension SVGElement {
    fileprivate var usedIDs: [String] {
        attributes.flatMap { attribute -> [String] in
            if attribute.name == "href" { return [String(attribute.value.withoutSpace.dropFirst())] }
            return StyleText.targets(in: attribute.value).map { String($0.dropFirst()) }
        }
    }
}

/// Why a file is no icon that an asset catalog can hold, and where in the file.
struct SVGProblem: Sendable, Hashable {
    let id: DiagnosticID
    let message: String
    /// Offset in bytes of the file.
    let offset: Int

    init(_ id: DiagnosticID, _ message: String, at offset: Int) {
        self.id = id
        self.message = message
        self.offset = offset
    }
}
