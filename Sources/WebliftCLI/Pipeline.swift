import Core
import Documents
import Generate
import Ingest
import Package
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

/// The way of the data through the program. Each stage takes a value and returns one:
///
///     files ──Ingest──▶ Library ──Translate──▶ LibraryTranslation ──selection──▶ SwiftLibrary
///                                                                                     │
///     token files ──Tokens──▶ TokenGraph ────────────────────────────────────────────┤
///                                                                                     │
///                             disk ◀──Package── WritePlan ◀── Generation ◀──Generate── TemplateSet
///                                                             ▲
///                                LibraryTranslation ──Reports─┘
enum Pipeline {
    static func library(from inputs: Inputs, into diagnostics: inout DiagnosticBag) -> Library {
        ReadInputs(inputs).library(into: &diagnostics)
    }

    /// A project's rules win over built-in ones.
    static func translator(from documents: [MatrixDocument], into diagnostics: inout DiagnosticBag) -> Translator {
        Translator(MatrixReader.read(documents, into: &diagnostics))
    }

    /// Reads both at once: neither takes anything of the other.
    static func library(
        from inputs: Inputs,
        and matrices: Matrices,
        into diagnostics: inout DiagnosticBag
    ) -> (Library, Translator) {
        library(from: ReadInputs(inputs), and: matrices.documents(into: &diagnostics), into: &diagnostics)
    }

    static func library(
        from inputs: ReadInputs,
        and documents: [MatrixDocument],
        into diagnostics: inout DiagnosticBag
    ) -> (Library, Translator) {
        Workers.both(into: &diagnostics) { diagnostics in
            inputs.library(into: &diagnostics)
        } and: { diagnostics in
            Self.translator(from: documents, into: &diagnostics)
        }
    }

    /// Takes the whole library, for components share types. `prefix` is the beginning that the tags had when names were
    /// first made of them.
    static func translation(
        of library: Library,
        by translator: Translator,
        keeping prefix: String? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        translator.translate(library, keeping: prefix, into: &diagnostics)
    }

    /// Rules and prefix are the same for both, so that only the library makes a difference. Diagnostics about the
    /// former release were reported when it was new.
    static func translations(
        of old: Library,
        and new: Library,
        by translator: Translator,
        keeping prefix: String? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> (old: LibraryTranslation, new: LibraryTranslation) {
        Workers.both(into: &diagnostics) { _ in
            var former = DiagnosticBag()
            return translation(of: old, by: translator, keeping: prefix, into: &former)
        } and: { diagnostics in
            translation(of: new, by: translator, keeping: prefix, into: &diagnostics)
        }
    }

    static func changes(
        from old: Library,
        to new: Library,
        by translator: Translator,
        keeping prefix: String? = nil,
        renames: [RenameDecision],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryChanges {
        let translations = translations(of: old, and: new, by: translator, keeping: prefix, into: &diagnostics)
        return LibraryChanges(from: old, to: new, translations: translations, renames: renames)
    }

    /// Puts a translation into the order that callers know, `order`, with shims for callers of a former release, and
    /// the changes since.
    static func bridged(
        _ translation: LibraryTranslation,
        of library: Library,
        since former: FormerLibrary,
        keeping order: MemberOrder,
        by translator: Translator,
        renames: [RenameDecision]
    ) -> BridgedTranslation {
        var told = DiagnosticBag()
        let raw = Self.translation(of: former.library, by: translator, keeping: translation.tagPrefix, into: &told)
        let changes = LibraryChanges(
            from: former.library,
            to: library,
            translations: (raw, translation),
            renames: renames
        )
        let formerTags = LibraryBridge.formerTags(in: changes)
        let tags = Dictionary(formerTags.map { ($1, $0) }) { first, _ in first }
        let kept = raw.keeping(order, formerTags: tags)
        let before = kept.swift
        let known = order.extended(by: before)
            .following(before, to: translation.swift, formerTags: formerTags)
        let after = translation.keeping(known, formerTags: formerTags)
        let shims = LibraryBridge(from: before, to: after.swift, changes).shims(until: former.until)
        let extended = known.extended(by: after.swift, formerTags: formerTags).limited(to: after.swift)
        return BridgedTranslation(
            former: kept,
            translation: after,
            order: extended,
            shims: shims,
            changes: changes,
            callers: FormerCallers(before, from: former.library, shims, formerTags: formerTags)
        )
    }

    /// No component need be known; nil where there are no files.
    static func resolvedTokens(
        from inputs: TokenInputs,
        _ place: TokenFilePlace = .disk,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens? {
        let files = inputs.files(place, into: &diagnostics)
        return files.isEmpty ? nil : resolvedTokens(in: files, inputs, place, into: &diagnostics)
    }

    private static func resolvedTokens(
        in files: [TokenFile],
        _ inputs: TokenInputs,
        _ place: TokenFilePlace,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        let declarations = TokenReader.read(files, into: &diagnostics)
        let contrast = TokenReader.read(inputs.contrastFiles(place, into: &diagnostics), into: &diagnostics)
        return TokenGraphBuilder(inputs.settings).resolved(declarations, contrast: contrast, into: &diagnostics)
    }

    /// Takes tokens beside the components, unless others are named; none where the library has only classes; nil
    /// without both.
    static func ownTokens(
        of library: Library,
        _ inputs: TokenInputs,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens? {
        if !inputs.areNamed, !library.tokenFiles.isEmpty {
            let files = library.tokenFiles.map(\.file).map { file in
                TokenFile(file, mode: TokenMode(fileName: file.path), isNamed: false)
            }
            return resolvedTokens(in: files, inputs, .disk, into: &diagnostics)
        }
        guard library.hasClasses else { return nil }
        return TokenGraphBuilder(inputs.settings).resolved([], into: &diagnostics)
    }

    /// Takes files and classes of components; nil without both. `named` are tokens of files that somebody named.
    static func designTokens(
        _ named: ResolvedTokens?,
        _ inputs: TokenInputs,
        of library: Library,
        as swift: SwiftLibrary,
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph? {
        inputs.reportUnread(of: library, into: &diagnostics)
        if let named { return tokens(named, inputs.settings, of: library, as: swift, into: &diagnostics) }
        guard let own = ownTokens(of: library, inputs, into: &diagnostics) else { return nil }
        let graph = tokens(own, inputs.settings, of: library, as: swift, into: &diagnostics)
        return graph.tokens.isEmpty ? nil : graph
    }

    static func tokens(
        _ resolved: ResolvedTokens,
        _ settings: TokenSettings,
        of library: Library,
        as swift: SwiftLibrary,
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph {
        let builder = TokenGraphBuilder(settings)
        let classes = ComponentClasses.tokens(of: library, as: swift, beside: resolved.names, into: &diagnostics)
        return builder.graph(
            of: classes.isEmpty ? resolved : builder.resolved(resolved, adding: classes, into: &diagnostics),
            components: swift.components.map(\.names.web),
            into: &diagnostics
        )
    }

    /// Templates of a project replace the program's by name.
    static func templates(
        _ style: TemplateStyle,
        project folder: String?,
        into diagnostics: inout DiagnosticBag
    ) -> TemplateSet {
        let project = folder.map { ProjectTemplates.read($0, into: &diagnostics) } ?? []
        let layers = TemplateLayers(style, project: project)
        let set = layers.set(into: &diagnostics)
        // The program asks for all of its own templates. Only a template of a project can be unused.
        if folder != nil {
            UnusedTemplates(layers, builtIn: BuiltInTemplates.of(style).map(\.name), schema: .builtIn)
                .report(set, into: &diagnostics)
        }
        return set
    }

    static func bodies(
        of library: PreparedLibrary,
        only tags: Set<String>?,
        shims: LibraryShims? = nil,
        with templates: ScaffoldTemplates,
        settings: RenderSettings,
        into diagnostics: inout DiagnosticBag
    ) -> RenderedBodies {
        Renderer(templates, settings: settings)
            .bodies(of: library, only: tags, shims: shims, into: &diagnostics)
    }

    /// Reports use of members by tag. Neither tokens nor the order of members make a difference: they are not read.
    static func bodyReports(
        of translation: LibraryTranslation,
        only tags: Set<String>?,
        from library: Library,
        _ settings: GenerateSettings,
        keeping known: PackageNames?,
        into diagnostics: inout DiagnosticBag
    ) -> [String: BodyReport] {
        let templates = templates(settings.style, project: settings.templates, into: &diagnostics)
        let prepared = PreparedLibrary(translation.swift, of: library, into: &diagnostics)
        return bodies(
            of: prepared,
            only: tags,
            with: ScaffoldTemplates(templates),
            settings: settings.rendering(settings.names(of: translation, keeping: known)),
            into: &diagnostics
        ).reports
    }

    /// Reports only unread inputs: `weblift tokens` reports other diagnostics of tokens.
    static func styledTokens(
        of translation: LibraryTranslation,
        from library: Library,
        _ inputs: TokenInputs,
        into diagnostics: inout DiagnosticBag
    ) -> [StyledTokens] {
        var told = DiagnosticBag()
        let resolved = resolvedTokens(from: inputs, into: &told)
        let prepared = PreparedLibrary(translation.swift, of: library, into: &told) { told in
            designTokens(resolved, inputs, of: library, as: translation.swift, into: &told)
        }
        for diagnostic in told.sorted where diagnostic.severity == .error { diagnostics.add(diagnostic) }
        inputs.reportUnread(of: library, into: &diagnostics)
        return prepared.styledTokens
    }

    static func files(
        of bodies: RenderedBodies,
        only tags: Set<String>?,
        previews: [String: [PreviewExample]],
        with templates: ScaffoldTemplates,
        settings: RenderSettings,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        Renderer(templates, settings: settings)
            .render(bodies, only: tags, previews: previews, into: &diagnostics)
    }
}
