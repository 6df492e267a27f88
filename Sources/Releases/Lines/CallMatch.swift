import SwiftModel

/// Labels and their order decide; types are not known.
struct CallMatch {
    /// Index of a parameter for each argument in parentheses, then for each closure behind them.
    let parameters: [Int]

    /// nil where the declaration takes no such call.
    init?(_ call: WrittenCall, _ declared: [DeclaredParameter]) {
        var taken: [Int] = []
        var next = 0
        for argument in call.arguments {
            if argument.label == nil, let last = taken.last, declared[last].isVariadic {
                taken.append(last)
                continue
            }
            guard let index = Self.index(of: argument.label, declared, from: next) else { return nil }
            taken.append(index)
            next = index + 1
        }
        guard let first = call.closures.first else {
            guard Self.canBeLeftOut(declared[next...]) else { return nil }
            parameters = taken
            return
        }
        for index in Self.closurePlaces(declared, from: next) where first.label == nil {
            guard let rest = Self.closures(call.closures.dropFirst(), declared, behind: index) else { continue }
            parameters = taken + [index] + rest
            return
        }
        return nil
    }

    /// The place first that Swift 6 takes for a closure without a label: the first closure that has to be given, or
    /// else the first one.
    private static func closurePlaces(_ declared: [DeclaredParameter], from start: Int) -> [Int] {
        let places = declared.indices.filter { index in
            index >= start && declared[index].takesClosure && canBeLeftOut(declared[start..<index])
        }
        let required = places.filter { declared[$0].value == nil }
        return required + places.filter { declared[$0].value != nil }
    }

    private static func closures(
        _ closures: ArraySlice<WrittenCall.Argument>,
        _ declared: [DeclaredParameter],
        behind place: Int
    ) -> [Int]? {
        var taken: [Int] = []
        var next = place + 1
        for closure in closures {
            guard let index = index(of: closure.label, declared, from: next) else { return nil }
            taken.append(index)
            next = index + 1
        }
        return canBeLeftOut(declared[next...]) ? taken : nil
    }

    private static func index(of label: String?, _ declared: [DeclaredParameter], from start: Int) -> Int? {
        var index = start
        while index < declared.count {
            if declared[index].label == label { return index }
            guard canBeLeftOut(declared[index...index]) else { return nil }
            index += 1
        }
        return nil
    }

    private static func canBeLeftOut(_ parameters: ArraySlice<DeclaredParameter>) -> Bool {
        parameters.allSatisfy { $0.value != nil || $0.isVariadic }
    }
}

extension DeclaredParameter {
    var takesClosure: Bool { type.isFunction }

    var callName: String { label ?? name }
}
