import Core
import Foundation
import Translate

// compile-matrix <matrix.md> <output>
//
// Reads the built-in matrix, and writes its rules into a file that the program carries with it: a tool for authors of
// the matrix, not for users. A matrix with a diagnostic is none to ship.

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: compile-matrix MATRIX OUTPUT\n".utf8))
    exit(2)
}
let path = CommandLine.arguments[1]
let output = URL(fileURLWithPath: CommandLine.arguments[2])
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
try Data(compiled.file(of: file)).write(to: output)
