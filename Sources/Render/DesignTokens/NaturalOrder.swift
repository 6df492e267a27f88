/// The order in which people look for names: `blue-50` stands before `blue-100`.
enum NaturalOrder {
    static func precedes(_ left: [String], _ right: [String]) -> Bool {
        for (one, other) in zip(left, right) where one != other {
            if let first = Int(one), let second = Int(other), first != second { return first < second }
            return one < other
        }
        return left.count < right.count
    }
}
