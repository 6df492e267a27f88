/// The order in which people look for names: `blue-50` stands before `blue-100`, and a number before a word.
package enum NaturalOrder {
    package static func precedes(_ left: [String], _ right: [String]) -> Bool {
        for (one, other) in zip(left, right) where one != other {
            switch (Int(one), Int(other)) {
            case (let first?, let second?) where first != second: return first < second
            case (_?, nil): return true
            case (nil, _?): return false
            default: return one < other
            }
        }
        return left.count < right.count
    }
}
