import Foundation
import Matrix
import SourceText
import SwiftModel

// compile-matrix <TypeName> <output.swift> <matrix.md>
//
// A tool of the build, not of the product: reads the matrix that the program carries with it, and writes what that comes
// to into a Swift file. A matrix of which anything is to be said is none to ship: that ends the build.

guard CommandLine.arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: compile-matrix TYPE OUTPUT MATRIX\n".utf8))
    exit(2)
}
let typeName = CommandLine.arguments[1]
let output = URL(fileURLWithPath: CommandLine.arguments[2])
let path = CommandLine.arguments[3]
let file = SourceFile(path: SourcePath(path), bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))

var diagnostics = DiagnosticBag()
let compiled = CompiledMatrix(file, into: &diagnostics)
guard diagnostics.isEmpty else {
    var text = ""
    for diagnostic in diagnostics.sorted {
        text +=
            "\(diagnostic.location?.description ?? path): error: \(diagnostic.message) [\(diagnostic.id.rawValue)]\n"
        for note in diagnostic.notes { text += "    \(note.location?.description ?? path): note: \(note.message)\n" }
        if let suggestion = diagnostic.suggestion { text += "    suggestion: \(suggestion)\n" }
    }
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
}
let source = """
    // Written by compile-matrix when the product is built. Not to be edited.

    /// What reading `\(file.path.published)` comes to.
    enum \(typeName) {
        static let text: StaticString = \(SwiftStringLiteral(compiled.text))
    }

    """
try Data(source.utf8).write(to: output)
