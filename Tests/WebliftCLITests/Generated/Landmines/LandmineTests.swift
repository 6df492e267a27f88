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
        let root = try #require(try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])
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
        try folder.write(try landmines.manifest(), to: "custom-elements.json")
        func run(_ command: String, _ options: String...) async throws -> ProgramRun {
            let words = [command, "custom-elements.json", "--quiet"] + options
            return try await folder.run(words, timeLimit: 300).exits(0)
        }
        _ = try await run("inspect", "--format", "summary")
        _ = try await run("coverage")
        let json = try await run("inspect", "--format", "json")
        #expect(try JSONInstance(json.output)["components"]?.elements?.count == landmines.count)
    }
}
