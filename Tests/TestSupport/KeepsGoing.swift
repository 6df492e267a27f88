package import Testing

/// For tests that start many programs, one after the other.
///
/// What continues a test stands in line behind all tests that can run. Between two programs these tests would wait for a
/// thousand others, and be the last to end, each alone; so they wait in a line of their own, which has threads of its own,
/// and go first where others wait for a program, too.
package struct KeepsGoing: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var isOn = false

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await KeepsGoing.$isOn.withValue(true) {
                try await Task(priority: .high) { try await function() }.value
            }
        }
    }
}

extension Trait where Self == KeepsGoing {
    package static var keepsGoing: Self { KeepsGoing() }
}
