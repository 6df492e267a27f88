import Testing
@testable import SwiftModel

@Suite struct SwiftTypeTests {
    @Test func voidIsATupleWithoutElements() {
        #expect(SwiftType.void == .tuple([]))
    }
}
