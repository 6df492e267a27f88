import Foundation
import Matrix
import SourceText

// compile-matrix <matrix.md> <output>
//
// A tool of the build, not of the product: reads the matrix that the program carries with it, and writes what that comes
// to. A matrix of which anything is to be said is no matrix to ship: that ends the build.

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
    for diagnostic in diagnostics.sorted {
        let place = diagnostic.location?.description ?? path
        var lines = "\(place): error: \(diagnostic.message) [\(diagnostic.id.rawValue)]\n"
        if let suggestion = diagnostic.suggestion { lines += "\(place): note: did you mean “\(suggestion)”?\n" }
        for note in diagnostic.notes {
            lines += "\(note.location?.description ?? path): note: \(note.message)\n"
        }
        FileHandle.standardError.write(Data(lines.utf8))
    }
    exit(1)
}
try FileManager.default.createDirectory(at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
try Data(compiled.bytes).write(to: output)
