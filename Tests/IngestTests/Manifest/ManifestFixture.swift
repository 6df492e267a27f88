import Core
import Ingest
import Testing
import WebModel

/// Reads manifests that a test writes down.
struct ManifestFixture {
    let library: Library
    let diagnostics: [Diagnostic]

    /// `modules` are the entries of the list of modules, each a path and the rest of its JSON.
    init(_ modules: (path: String, json: String)..., version: String = "2.1.0") {
        let entries = modules.map { #"{"kind":"javascript-module","path":"\#($0.path)",\#($0.json)}"# }
        self.init(manifest: #"{"schemaVersion":"\#(version)","modules":[\#(entries.joined(separator: ",\n"))]}"#)
    }

    /// One module.
    init(_ json: String, path: String = "x.js") { self.init((path: path, json: json)) }

    init(manifest: String) { self.init(files: [SourceFile(path: SourcePath("custom-elements.json"), text: manifest)]) }

    /// Files by their paths.
    init(texts: (path: String, text: String)...) { self.init(texts: texts) }

    init(texts: [(path: String, text: String)]) {
        self.init(files: texts.map { SourceFile(path: SourcePath($0.path), text: $0.text) })
    }

    init(_ path: String, bytes: [UInt8]) { self.init(files: [SourceFile(path: SourcePath(path), bytes: bytes)]) }

    /// Files and folders on the disk.
    init(inputs: [String]) {
        var bag = DiagnosticBag()
        library = Ingestion.read(inputs, into: &bag)
        diagnostics = bag.sorted
    }

    init(library: Library, diagnostics: [Diagnostic]) {
        self.library = library
        self.diagnostics = diagnostics
    }

    init(files: [SourceFile]) {
        var bag = DiagnosticBag()
        library = Ingestion.read(files, into: &bag)
        diagnostics = bag.sorted
    }

    /// One component with this inside its class declaration.
    static func component(_ json: String) -> ManifestFixture {
        ManifestFixture(("x.js", #""declarations":[{"kind":"class","name":"X","tagName":"x-x",\#(json)}]"#))
    }

    func component(_ tag: String = "x-x") throws -> Component {
        try #require(library.components.first { $0.tag == tag })
    }

    func property(_ name: String) throws -> Property {
        try #require(try component().properties.first { $0.name == name })
    }

    var ids: [DiagnosticID] { diagnostics.map(\.id) }

    func diagnostic(_ id: DiagnosticID) throws -> Diagnostic {
        try #require(diagnostics.first { $0.id == id }, "no diagnostic \(id.rawValue) among \(ids.map(\.rawValue))")
    }
}
