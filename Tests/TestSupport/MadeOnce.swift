import Foundation

/// What takes a while to make, and is the same for all tests that ask for it by the same key.
package final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    package init() {}

    /// Tests that ask at the same time may make it twice; none of them waits.
    package func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
        if let value = lock.withLock({ values[key] }) { return value }
        let value = try make()
        return lock.withLock {
            values[key] = value
            return value
        }
    }
}

/// A value that tests change from several threads.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}

/// Work that waits for a program, done once for all tests that ask for it by the same key: the others wait with the first.
package actor DoneOnce<Key: Hashable & Sendable, Value: Sendable> {
    private var tasks: [Key: Task<Value, any Error>] = [:]

    package init() {}

    package func value(for key: Key, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = tasks[key] ?? Task { try await work() }
        tasks[key] = task
        return try await task.value
    }
}
