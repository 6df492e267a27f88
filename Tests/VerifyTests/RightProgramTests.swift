import Foundation
import TestSupport
import Testing

@testable import Verify

/// Programs that a SwiftUI expert would write have nothing wrong with them.
@Suite(.startsCompiler, .needsSurface)
struct RightProgramTests {
    @Test func eachPrimitiveCompiles() async throws {
        let result = try await SharedSurface.check(Shared.project.path + "/Tests/Verified/Right")
        #expect(result.messages.map(\.message.message) == [])
        #expect(result.modules.map(\.outcome).allSatisfy { $0 == .checked })
        #expect(result.modules.map(\.name) == ["ElevateUI", "ElevateUI"])
    }

    @Test(arguments: ["15", "16", "17.4", "18", "26"])
    func newerOverloadsLeaveNothingAmbiguous(_ target: String) async throws {
        let messages = try await SharedSurface.messages(
            to: """
                import SwiftUI

                struct A: View {
                    let name: String
                    @State private var isOn = false

                    var body: some View {
                        Toggle("On", isOn: $isOn)
                            .font(.system(.body))
                            .font(.system(size: 12))
                            .animation(.spring(), value: isOn)
                            .accessibilityLabel(name)
                        Text("Literal \\(name)")
                        Text(name).bold().italic()
                        Button("Press") { isOn.toggle() }
                        Label(name, systemImage: "star").overlay { Circle().stroke(.red) }
                        Text(String(localized: "a")).lineLimit(1).tint(.red).background(Color.red)
                        Image("a").padding().clipShape(RoundedRectangle(cornerRadius: 3))
                        if #available(iOS 17, *) { ContentUnavailableView("a", systemImage: "b") }
                    }
                }
                """,
            target: try #require(DeploymentTarget(target))
        )
        #expect(messages == [])
    }

    @Test func aSecondPreparationBuildsNothing() async throws {
        let surface = try await SharedSurface.surface
        let (again, steps) = try await Waiting.forCompiler {
            var steps: [String] = []
            let modules = try StandardModules.prepare(
                surface.modules.toolchain,
                cache: VerifyCache.folder,
                progress: { steps.append($0) }
            )
            return (modules, steps)
        }
        #expect(again == surface.modules)
        #expect(steps.isEmpty)
    }
}
