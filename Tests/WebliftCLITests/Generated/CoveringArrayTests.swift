import Testing

@Suite("A covering array")
struct CoveringArrayTests {
    @Test(
        "has each pair of levels of each two factors, in few rows",
        arguments: [(2, 3), (5, 2), (12, 3), (40, 3), (6, 4)]
    )
    func pairs(factors: Int, levels: Int) {
        let rows = CoveringArray(factors: factors, levels: levels).rows
        #expect(rows.allSatisfy { $0.count == factors && $0.allSatisfy((0..<levels).contains) })
        for one in 0..<factors {
            for other in one + 1..<factors {
                #expect(Set(rows.map { [$0[one], $0[other]] }).count == levels * levels, "\(one) and \(other)")
            }
        }
        #expect(rows.count <= levels * levels * 4)
        #expect(rows == CoveringArray(factors: factors, levels: levels).rows)
    }

    @Test("of one factor has each level once, and of none as many empty rows")
    func small() {
        #expect(CoveringArray(factors: 1, levels: 3).rows == [[0], [1], [2]])
        #expect(CoveringArray(factors: 0, levels: 2).rows == [[], []])
    }
}
