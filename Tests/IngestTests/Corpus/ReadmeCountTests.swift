import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Real readmes of Stencil, counted by another program", .needs("corpus/wider"))
struct ReadmeCountTests {
    private static var readmes: URL { Shared.file("corpus/wider/stencil/dnn") }
    private static var manifest: URL { Shared.file("corpus/wider/manifests/dnn-elements.json") }
    private static var declarations: URL { Shared.file("corpus/wider/types/dnn-elements.components.d.ts") }

    @Test(
        "item by item the script says the same",
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: ["dnn", "scale"]
    )
    func items(library: String) async throws {
        let folder = Shared.file("corpus/wider/stencil/\(library)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let script = Shared.project.appending(path: "Tests/Corpus/count_readmes.py")
        let output = try await Python.run([script.path] + files.map { folder.appending(path: $0).path })
        let expected = output.split(separator: "\n").map(String.init)
        #expect(expected.count > 300)
        let lines = Self.read([folder]).library.components.flatMap(Self.lines).sorted()
        #expect(Set(lines).symmetricDifference(expected).sorted() == [])
        #expect(lines.count == expected.count)
    }

    @Test("nothing in them is a riddle; one title of Scale's contradicts the compiler")
    func diagnostics() {
        let scale = Self.read([Shared.file("corpus/wider/stencil/scale")])
        #expect(Self.read([Self.readmes]).diagnostics.isEmpty)
        #expect(scale.diagnostics.map(\.id) == [.docsConflict])
        #expect(scale.library.components.count == 31)
        #expect(scale.library.components.contains { $0.tag == "scale-segmented-button" })
    }

    /// 28 components, 141 properties, 25 methods and 33 events; declarations have no place for slots and styles.
    @Test("dnn's manifest, declarations and readmes have the same items, alone and together, in any order")
    func together() {
        for sources in [[Self.manifest], [Self.readmes], [Self.manifest, Self.declarations, Self.readmes]] {
            let library = Self.read(sources).library
            #expect(library.components.count == 28)
            #expect(Self.counts(library) == [141, 25, 33, 16, 74], "\(sources.map(\.lastPathComponent))")
        }
        #expect(Self.counts(Self.read([Self.declarations]).library) == [141, 25, 33, 0, 0])
    }

    @Test(
        "the three together contradict each other in nothing, and the order in which they are given makes no difference"
    )
    func order() {
        let first = Self.read([Self.manifest, Self.declarations, Self.readmes])
        #expect(!first.diagnostics.contains { $0.id.rawValue.hasPrefix("merge.") }, "\(first.diagnostics)")
        let second = Self.read([Self.readmes, Self.declarations, Self.manifest])
        #expect(first.library == second.library)
        #expect(first.diagnostics == second.diagnostics)
    }

    @Test(
        "item by item the three together are what the scripts list of each",
        .enabled("python3 is not installed") { await Python.isInstalled }
    )
    func union() async throws {
        let script = Shared.project.appending(path: "Tests/Corpus/join_sources.py")
        let output = try await Python.run([script.path, Self.manifest.path, Self.declarations.path, Self.readmes.path])
        let components = Self.read([Self.manifest, Self.declarations, Self.readmes]).library.components
        let lines = components.map { component in
            let names = [
                component.properties.map(\.name), component.methods.map(\.name), component.events.map(\.name),
                component.slots.map(\.name), component.cssProperties.map(\.name),
            ]
            return ([component.tag] + names.map { $0.sorted().joined(separator: ",") }).joined(separator: "\t")
        }
        #expect(lines == output.split(separator: "\n").map(String.init))
    }

    @Test("the manifest and the declarations of modus mean the same events")
    func modus() {
        let files = ["manifests/modus-2-new.json", "types/modus-2-new.components.d.ts"]
        let read = Self.read(files.map { Shared.file("corpus/wider/\($0)") })
        #expect(read.diagnostics.filter { $0.id == .mergeConflict }.map(\.message) == [])
    }

    // MARK: Reading

    private static func read(_ inputs: [URL]) -> (library: Library, diagnostics: [Diagnostic]) {
        var bag = DiagnosticBag()
        let library = Ingestion.read(inputs.map(\.path), into: &bag)
        return (library, bag.sorted)
    }

    private static func counts(_ library: Library) -> [Int] {
        let components = library.components
        return [
            components.map(\.properties.count), components.map(\.methods.count), components.map(\.events.count),
            components.map(\.slots.count), components.map(\.cssProperties.count),
        ]
        .map { $0.reduce(0, +) }
    }

    private static func lines(of component: Component) -> [String] {
        func flag(_ value: Bool) -> String { value ? "yes" : "no" }
        func line(_ cells: String...) -> String { ([component.tag] + cells).joined(separator: "\t") }
        var lines = component.properties.map {
            line(
                "property",
                $0.name,
                $0.attribute ?? "-",
                $0.typeText ?? "-",
                $0.defaultValue ?? "-",
                flag($0.isRequired),
                flag($0.deprecated != nil)
            )
        }
        lines += component.events.map { line("event", $0.name, $0.typeText ?? "-", flag($0.deprecated != nil)) }
        lines += component.methods.map { method in
            let parameters = method.parameters.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.typeText ?? "-")" }
            return line("method", method.name, parameters.joined(separator: ", "), method.returnsText ?? "-")
        }
        lines += component.slots.map { line("slot", $0.name) }
        lines += component.cssParts.map { line("part", $0.name) }
        lines += component.cssProperties.map { line("style", $0.name) }
        return lines + component.dependencies.map { line("uses", $0) }
    }
}
