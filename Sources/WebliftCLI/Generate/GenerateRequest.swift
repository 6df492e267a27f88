import Core
import Generate
import Ingest
import Package
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

struct GenerateRequest {
    let inputs: Inputs
    let matrices: Matrices
    let tokenInputs: TokenInputs
    let settings: GenerateSettings
    let icons: IconFolders
    /// Empty for all components.
    let selection: [TagPattern]
    /// nil where none is named.
    let former: FormerRelease?
    /// nil where nobody says it.
    let formerTokens: TokenSource?
    /// Known as far as a person says so.
    let end: ShimEnd
    let decisions: ChangeDecisions

    init(_ project: Project) throws(UsageError) {
        try self.init(project, of: try Inputs(project), since: try FormerRelease(project))
        // Unless it is named.
        let named = [project.arguments.inputs, project.configuration?.inputs]
        if inputs == .bundledSample, !named.contains([Inputs.sampleName]) {
            try Inputs.expectNoPackage(in: settings.output)
        }
    }

    /// Serves command lines with words of another meaning.
    init(_ project: Project, of inputs: Inputs, since former: FormerRelease?) throws(UsageError) {
        let arguments = project.arguments
        self.inputs = inputs
        matrices = Matrices(project)
        settings = try GenerateSettings(project)
        tokenInputs = TokenInputs(project, for: inputs)
        icons = IconFolders(project)
        selection = arguments.selection
        self.former = former
        let tokens = tokenInputs
        formerTokens = former.flatMap { .old($0.tokens, of: $0.side, like: tokens) }
        end = ShimEnd(
            named: try FormerRelease.until(arguments) ?? former?.until,
            version: try VersionCheck.version(DiffCommand.declared, arguments)
        )
        decisions = project.decisions
    }

    /// nil after an error.
    func contents(_ session: inout Session) -> PackageContents? {
        let inputs = InputSources(inputs)
        session.working(on: "reading the library")
        let documents = matrices.documents(into: &session.diagnostics)
        let reader = session.reader
        let ((library, translator, before), tokens) = Workers.both(into: &session.diagnostics) { diagnostics in
            let (library, translator) = Pipeline.library(from: inputs, and: documents, into: &diagnostics)
            let before = former.map { FormerLibrary($0, tokens: formerTokens, read: reader, into: &diagnostics) }
            return (library, translator, before)
        } and: { diagnostics in
            Pipeline.resolvedTokens(from: tokenInputs, into: &diagnostics)
        }
        let release = ReadRelease(
            library: library.told(end.version),
            tokens: tokens,
            translator: translator,
            documents: documents
        )
        var contents = contents(of: release, since: before, &session)
        if var changes = contents?.changes {
            decisions.apply(to: &changes, into: &session.diagnostics)
            contents?.changes = changes
        }
        contents?.inputs = inputs
        return contents
    }

    /// nil after an error.
    func contents(of release: ReadRelease, since former: FormerLibrary?, _ session: inout Session) -> PackageContents? {
        let (library, translator) = (release.library, release.translator)
        let ledger = GenerateOutput.ledger(in: settings.output)
        let named = ledger?.packageNames
        let told = former.map { MemberOrder(of: translator.translation(ofFormer: $0.library).swift) }
        let order = ledger?.order ?? told ?? MemberOrder()
        // Templates are read meanwhile, for they know nothing of components.
        let ((translation, known, found, tags), templates) = Workers.both(into: &session.diagnostics) { diagnostics in
            let translation = translator.translate(library, keeping: named?.tags, former: order, into: &diagnostics)
            let tags = Pipeline.tags(of: translation, from: library, matching: selection, into: &diagnostics)
            guard let former else {
                let kept = translation.keeping(order)
                let swift = kept.swift
                let known = order.extended(by: swift).limited(to: swift)
                return (kept, known, BridgedTranslation?.none, tags)
            }
            let bridged = BridgedTranslation(
                translation,
                of: library,
                since: former,
                keeping: order,
                by: translator,
                renames: decisions.renames
            )
            return (bridged.releases.translations.new, bridged.order, bridged, tags)
        } and: { diagnostics in
            ScaffoldTemplates(Pipeline.templates(settings.style, project: settings.templates, into: &diagnostics))
        }
        let swift = translation.swift
        let prepared = PreparedLibrary(swift, of: library, into: &session.diagnostics) { diagnostics in
            Pipeline.designTokens(release.tokens, tokenInputs, of: library, as: swift, into: &diagnostics)
        }
        guard !session.hasErrors() else { return nil }
        var bridged = found
        if let former, let design = prepared.design {
            bridged?.addTokens(former.tokens, beside: release.tokens, tokenInputs, to: design)
        }
        let today = KeptSignatures.all(of: prepared.swift, from: library)
        let history = CallerHistory(
            ledger?.former ?? KeptHistory(),
            last: ledger?.callers ?? KeptLibrary(),
            today: today,
            of: prepared.swift,
            only: tags,
            bridged?.changes,
            since: bridged?.callers,
            end: ShimEnd(named: end.named, version: end.version ?? library.version.flatMap { SemanticVersion($0) })
        )
        return PackageContents(
            library: library,
            documents: release.documents,
            translator: translator,
            translation: translation,
            names: settings.names(of: translation, keeping: named),
            prepared: prepared,
            order: known,
            last: ledger?.callers ?? KeptLibrary(),
            callers: today,
            history: history,
            tags: tags,
            templates: templates,
            shims: LibraryShims.joined(bridged?.shims, history, of: prepared.swift),
            changes: bridged?.changes
        )
    }

    /// nil after an error. `renames` are components that are known to have another tag than before.
    func generation(
        of contents: PackageContents,
        renames: Renames = Renames(),
        _ session: inout Session
    ) -> Generation? {
        session.working(on: "writing Swift")
        let rendering = settings.rendering(contents.names)
        let renderer = Renderer(contents.templates, settings: rendering)
        let isDocumented = rendering.emissions.contains(.docs)
        let (bodies, examples) = Workers.both(into: &session.diagnostics) { diagnostics in
            renderer.bodies(
                of: contents.prepared,
                // Documentation tells of all components, even where only a part of them is written.
                only: isDocumented ? nil : contents.tags,
                shims: contents.shims,
                into: &diagnostics
            )
        } and: { _ in
            isDocumented || rendering.emissions.contains(.swiftui) ? Pipeline.examples(of: contents) : [:]
        }
        CallerReport(contents.selection, contents.library)
            .report(from: contents.last, to: contents.callers, contents.history, into: &session.diagnostics)
        let (code, documentation) = Workers.both(into: &session.diagnostics) { diagnostics in
            renderer.render(
                bodies,
                only: contents.tags,
                previews: Pipeline.previews(examples, of: contents),
                into: &diagnostics
            )
        } and: { diagnostics in
            guard isDocumented else { return [GeneratedFile]() }
            let library = Pipeline.documentation(of: contents, bodies: bodies, examples: examples, settings: rendering)
            return Pipeline.docs(of: library, only: contents.tags, as: .markdown, into: &diagnostics)
        }
        guard !session.hasErrors() else { return nil }
        var files = code + documentation
        var scope = rendering.scope(isWhole: contents.tags == nil)
        if !icons.isEmpty {
            guard let icons = icons.read(for: contents, settings, &session),
                let pictures = icons.files(beside: files, in: scope, &session)
            else { return nil }
            files += pictures
            scope = scope.joined(with: IconRendering.scope)
        }
        return Generation(
            files,
            scope: scope,
            renames: renames,
            product: Weblift.version,
            names: contents.names,
            order: contents.tags == nil ? contents.order : contents.order.limited(to: contents.selection),
            callers: contents.keptCallers,
            former: contents.history.kept
        )
    }
}

/// A release as it was read, and the matrices that translate it.
struct ReadRelease: Sendable {
    let library: Library
    /// nil without files of tokens.
    let tokens: ResolvedTokens?
    let translator: Translator
    let documents: [MatrixDocument]
}

extension Library {
    /// Serves where no source tells a version.
    fileprivate func told(_ declared: SemanticVersion?) -> Library {
        guard version == nil, let declared else { return self }
        var library = self
        library.version = declared.description
        return library
    }
}
