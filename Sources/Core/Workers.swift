/// Pieces of work that know nothing of each other, done on all cores at once. Results stand in the order of the pieces.
/// Where the system gives no thread, the work is done without it.
package enum Workers {
    package static var width: Int { WorkerPool.shared.width }

    package static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element],
        _ transform: @Sendable (Element) -> Value
    ) -> [Value] {
        [Value](unsafeUninitializedCapacity: elements.count) { slots, count in
            withoutActuallyEscaping(transform) { transform in
                let results = ResultSlots(first: slots.baseAddress)
                WorkerPool.shared.run(count: elements.count) { results.fill($0, with: transform(elements[$0])) }
            }
            count = elements.count
        }
    }

    package static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First,
        and second: @Sendable () -> Second
    ) -> (First, Second) {
        let halves = map([0, 1]) { $0 == 0 ? Half<First, Second>.first(first()) : .second(second()) }
        guard case .first(let one) = halves[0], case .second(let other) = halves[1] else {
            preconditionFailure("results stand in the order of the pieces")
        }
        return (one, other)
    }

    private enum Half<First: Sendable, Second: Sendable>: Sendable {
        case first(First)
        case second(Second)
    }

    /// Room for results, each written by the one thread that has its piece.
    private struct ResultSlots<Value>: @unchecked Sendable {
        let first: UnsafeMutablePointer<Value>?

        func fill(_ index: Int, with value: Value) { first.map { ($0 + index).initialize(to: value) } }
    }
}

extension Workers {
    package static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element],
        into diagnostics: inout DiagnosticBag,
        _ transform: @Sendable (Element, inout DiagnosticBag) -> Value
    ) -> [Value] {
        let results = map(elements) { element in told { transform(element, &$0) } }
        return results.map { result in
            diagnostics.add(contentsOf: result.problems)
            return result.value
        }
    }

    package static func both<First: Sendable, Second: Sendable>(
        into diagnostics: inout DiagnosticBag,
        _ first: @Sendable (inout DiagnosticBag) -> First,
        and second: @Sendable (inout DiagnosticBag) -> Second
    ) -> (First, Second) {
        let (one, other) = both {
            told(first)
        } and: {
            told(second)
        }
        diagnostics.add(contentsOf: one.problems)
        diagnostics.add(contentsOf: other.problems)
        return (one.value, other.value)
    }

    private static func told<Value>(_ work: (inout DiagnosticBag) -> Value) -> (value: Value, problems: DiagnosticBag) {
        var problems = DiagnosticBag()
        let value = work(&problems)
        return (value, problems)
    }
}
