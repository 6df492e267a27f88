/// The longest rising run; not all numbers need be in it.
enum LongestRun {
    static func indices(of numbers: [Int]) -> [Int] {
        /// Index that the lowest run of each length ends with.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var run: [Int] = []
        var index = ends.last
        while let current = index {
            run.append(current)
            index = previous[current]
        }
        return run.reversed()
    }
}
