import Foundation
import TestSupport
import Testing

@Suite("The landmines are a manifest like any other")
struct LandmineTests {
    private let folder = TemporaryFolder()

    @Test(
        "they are the same each time, and name every keyword and every name of the surface that generated code can meet"
    )
    func same() throws {
        let surface = try SurfaceNames(folder: GeneratedInputs.surface)
        let landmines = Landmines(surface: surface)
        let manifest = try landmines.manifest()
        #expect(try Landmines(surface: surface).manifest() == manifest)
        let root = try #require(try JSONSerialization.jsonObject(with: manifest) as? [String: Any])
        let declarations = (root["modules"] as? [[String: Any]] ?? []).flatMap {
            $0["declarations"] as? [[String: Any]] ?? []
        }
        for key in ["members", "slots", "events"] {
            let names = Set(
                declarations.flatMap { $0[key] as? [[String: Any]] ?? [] }.compactMap { $0["name"] as? String }
            )
            for name in LandmineNames.met(surface) + ["default", "Self", "init", "protocol", "body"] {
                #expect(names.contains(name), "\(name) in \(key)")
            }
        }
        #expect(LandmineNames.met(surface).count >= 1_500)
        #expect(landmines.count >= LandmineNames(surface: surface).types.count)
        #expect(declarations.contains { ($0["slots"] as? [Any])?.count == 200 })
    }

    @Test("they are read, every one of them, and have a translation", .onlyProof)
    func read() async throws {
        let landmines = Landmines(surface: try SurfaceNames(folder: GeneratedInputs.surface))
        try folder.write(Array(try landmines.manifest()), to: "custom-elements.json")
        let inspect = try await folder.run(
            ["inspect", "custom-elements.json", "--format", "summary", "--quiet"],
            timeLimit: 300
        )
        #expect(inspect.ending == .exit(0), "\(inspect.errorText.prefix(2_000))")
        let coverage = try await folder.run(["coverage", "custom-elements.json", "--quiet"], timeLimit: 300)
        #expect(coverage.ending == .exit(0), "\(coverage.errorText.prefix(2_000))")
        let json = try await folder.run(
            ["inspect", "custom-elements.json", "--format", "json", "--quiet"],
            timeLimit: 300
        )
        #expect(try JSONInstance(json.output)["components"]?.elements?.count == landmines.count)
    }
}
