import Core
import Foundation
import Ingest
import Releases
import SwiftModel
import TestSupport
import Testing
import Translate
import WebModel

/// Two libraries on their way through the program, up to what changed.
enum Compared {
    static let packageRoot = Shared.project

    static let translator = translator()

    /// By the built-in rows and a project's.
    static func translator(beside project: MatrixDocument? = nil) -> Translator {
        let documents = ["specs/matrix.md", "specs/primitives.md"].map { name in
            let bytes = (try? Data(contentsOf: packageRoot.appending(path: name))).map { Array($0) } ?? []
            return MatrixDocument(SourceFile(path: SourcePath(name), bytes: bytes), layer: .builtIn)
        }
        var diagnostics = DiagnosticBag()
        return Translator(MatrixReader.read(documents + (project.map { [$0] } ?? []), into: &diagnostics))
    }

    static func changes(from old: Library, to new: Library) -> LibraryChanges {
        var diagnostics = DiagnosticBag()
        let former = translator.translate(old, into: &diagnostics)
        let present = translator.translate(new, former: MemberOrder(of: former.swift), into: &diagnostics)
        return LibraryChanges(from: old, to: new, translations: (former, present))
    }

    static func translation(of library: Library) -> LibraryTranslation {
        var diagnostics = DiagnosticBag()
        return translator.translate(library, into: &diagnostics)
    }

    /// What changed between two texts of one format.
    static func changes(_ old: String, _ new: String, path: String = "custom-elements.json") -> LibraryChanges {
        changes(from: library(old, path: path), to: library(new, path: path))
    }

    static func library(_ text: String, path: String = "custom-elements.json") -> Library {
        var diagnostics = DiagnosticBag()
        return Ingestion.read([SourceFile(path: SourcePath(path), text: text)], into: &diagnostics)
    }

    /// What files and folders say.
    static func library(_ paths: URL...) -> Library {
        var diagnostics = DiagnosticBag()
        return Ingestion.read(paths.map(\.path), into: &diagnostics)
    }
}

extension LibraryChanges {
    /// The ids of the rules, in order.
    var ids: [String] { changes.map(\.rule.id) }
}
