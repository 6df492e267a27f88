import Testing

@testable import Verify

/// Programs that a SwiftUI expert would write have nothing wrong with them.
@Suite(.enabled(if: SharedSurface.canBeBuilt, "this toolchain has no text of its modules"))
struct RightProgramTests {
    @Test func aComponentItsControlItsTestsAndEachPrimitiveCompile() throws {
        let surface = try SharedSurface.surface.get()
        let result = try Verification(surface.setup)
            .check(SharedSurface.folder + "/Tests/Verified/Right", progress: { _ in })
        #expect(result.messages.map(\.message.message) == [])
        #expect(result.modules.map(\.outcome).allSatisfy { $0 == .checked })
        #expect(result.modules.map(\.name) == ["ElevateUI", "ElevateUITests", "ElevateUI", "ElevateUITests"])
    }

    @Test func aSecondPreparationBuildsNothing() throws {
        let surface = try SharedSurface.surface.get()
        var steps: [String] = []
        let again = try StandardModules.prepare(
            surface.modules.toolchain,
            for: .standard,
            cache: SharedSurface.folder + "/.build/weblift-cache",
            progress: { steps.append($0) }
        )
        #expect(again == surface.modules)
        #expect(steps.isEmpty)
    }
}
