import Matrix
import Mustache
import Render
import SourceText
import SwiftModel
import Tokens
import WebModel

/// Everything that a package and its documentation are made of: what is read, and what that is in Swift.
struct PackageContents {
    let library: Library
    let documents: [MatrixDocument]
    /// Of the whole library, for components share types.
    let translation: LibraryTranslation
    /// What the user asked for, with all that it needs.
    let swift: SwiftLibrary
    let templates: TemplateSet
    /// nil without token files.
    let tokens: TokenGraph?

    init(
        _ arguments: Arguments,
        _ settings: GenerateSettings,
        into diagnostics: inout DiagnosticBag
    ) throws(UsageError) {
        let inputs = try Inputs(arguments)
        let matrices = try Matrices(arguments)
        let tokenInputs = try TokenInputs(arguments, for: inputs)
        let documents = matrices.documents(into: &diagnostics)
        let ((library, matrix), declarations) = Workers.both(into: &diagnostics) { diagnostics in
            Pipeline.library(from: inputs, and: documents, into: &diagnostics)
        } and: { diagnostics in
            Pipeline.declarations(from: tokenInputs, into: &diagnostics)
        }
        // Templates are read meanwhile, for they know nothing of components.
        let ((translation, swift), templates) = Workers.both(into: &diagnostics) { diagnostics in
            let translation = Pipeline.translation(of: library, by: matrix, into: &diagnostics)
            let swift = Pipeline.swift(
                of: translation,
                from: library,
                matching: arguments.selection,
                into: &diagnostics
            )
            return (translation, swift)
        } and: { diagnostics in
            Pipeline.templates(settings.style, project: settings.templates, into: &diagnostics)
        }
        self.library = library
        self.documents = documents
        self.translation = translation
        self.swift = swift
        self.templates = templates
        tokens = declarations.map {
            Pipeline.tokens(
                $0,
                tokenInputs.settings,
                components: swift.components.map(\.names.web),
                into: &diagnostics
            )
        }
    }
}
