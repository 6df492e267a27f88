import Core
import Testing
import WebModel

@testable import Ingest

/// Reads declaration files that a test writes down.
struct DeclarationsFixture {
    let reading: FormatReading
    let diagnostics: [Diagnostic]

    init(_ files: (path: String, text: String)...) {
        self.init(files: files.map { SourceFile(path: SourcePath($0.path), text: $0.text) })
    }

    init(_ text: String) { self.init(files: [SourceFile(path: SourcePath("a.d.ts"), text: text)]) }

    init(files: [SourceFile]) {
        var bag = DiagnosticBag()
        reading = DeclarationFiles.read(files, into: &bag)
        diagnostics = bag.sorted
    }

    func component(_ tag: String = "x-x") throws -> Component {
        try #require(reading.components.first { $0.tag == tag })
    }

    func property(_ name: String) throws -> Property {
        try #require(try component().properties.first { $0.name == name })
    }

    /// What other sources get for a name, as it prints; nil where nothing is known.
    func type(_ name: String) -> String? { reading.types.first { $0.name == name }?.type?.description }

    /// A class with these members that is the element `x-x`.
    static func element(_ members: String, before: String = "", after: String = "") -> String {
        """
        \(before)
        export declare class X extends HTMLElement {
        \(members)
        }
        declare global {
            interface HTMLElementTagNameMap {
                "x-x": X;
            }
        }
        \(after)
        """
    }
}
