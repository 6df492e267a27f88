/// Every diagnostic that the product can print, registered in this one place.
///
/// The raw value is stable: people write it into `--werror` and into scripts. `Documentation/Diagnostics.md` is
/// generated from this list.
package enum DiagnosticID: String, Sendable, Hashable, CaseIterable {
    // Inputs as files.
    case inputNotFound = "input.not-found"
    case inputUnreadable = "input.unreadable"
    case inputTooLarge = "input.too-large"
    case inputEmpty = "input.empty"
    case inputNotUTF8 = "input.not-utf8"
    case inputNotAFile = "input.not-a-file"
    case inputFolderLoop = "input.folder-loop"
    case inputFolderTooDeep = "input.folder-too-deep"
    case inputNothingFound = "input.nothing-found"
    case inputSkipped = "input.skipped"
    case inputUnknownFormat = "input.unknown-format"
    case inputOtherFormat = "input.other-format"
    case inputTooDeep = "input.too-deep"
    case inputControlCharacter = "input.control-character"

    // JSON as a language.
    case jsonSyntax = "json.syntax"
    case jsonTooDeep = "json.too-deep"
    case jsonDuplicateKey = "json.duplicate-key"
    case jsonInvalidString = "json.invalid-string"

    // Type expressions.
    case typeSyntax = "type.syntax"
    case typeTooDeep = "type.too-deep"
    case typeTruncated = "type.truncated"
    case typeUnresolved = "type.unresolved"
    case typeTooLong = "type.too-long"

    // Custom-elements manifests.
    case manifestVersion = "manifest.unknown-version"
    case manifestUnknownKind = "manifest.unknown-kind"
    case manifestUnknownField = "manifest.unknown-field"
    case manifestShape = "manifest.shape"
    case manifestMissingName = "manifest.missing-name"
    case manifestInvalidName = "manifest.invalid-name"
    case manifestDuplicate = "manifest.duplicate"
    case manifestConflict = "manifest.conflict"
    case manifestMissingModule = "manifest.missing-module"
    case manifestMissingDeclaration = "manifest.missing-declaration"
    case manifestInheritanceCycle = "manifest.inheritance-cycle"
    case manifestInheritanceTooDeep = "manifest.inheritance-too-deep"
    case manifestDefaultMismatch = "manifest.default-mismatch"

    // ELEVATE Markdown docs.
    case docsNotAComponent = "docs.not-a-component"
    case docsSyntax = "docs.syntax"
    case docsCategory = "docs.category"
    case docsRow = "docs.row"
    case docsUnknownColumn = "docs.unknown-column"
    case docsMissing = "docs.missing"
    case docsConflict = "docs.conflict"
    case docsMisplaced = "docs.misplaced"
    case docsDuplicate = "docs.duplicate"
    case docsCodeNotRead = "docs.code-not-read"

    // Several sources of one component.
    case mergeConflict = "merge.conflict"
    case mergeOnlyInDocs = "merge.only-in-docs"
    case mergeOnlyInManifest = "merge.only-in-manifest"
    case mergeDuplicateTag = "merge.duplicate-tag"

    // The translation matrix as documents.
    case matrixHeading = "matrix.heading"
    case matrixTable = "matrix.table"
    case matrixColumn = "matrix.column"
    case matrixCell = "matrix.cell"
    case matrixPattern = "matrix.pattern"
    case matrixResult = "matrix.result"
    case matrixType = "matrix.type"
    case matrixPlaceholder = "matrix.placeholder"
    case matrixReason = "matrix.reason"
    case matrixTie = "matrix.tie"
    case matrixNameCollision = "matrix.name-collision"
    case matrixUnused = "matrix.unused"

    // Templates.
    case templateSyntax = "template.syntax"
    case templateUnknownName = "template.unknown-name"
    case templateUnknownPartial = "template.unknown-partial"
    case templateUnknownBlock = "template.unknown-block"
    case templateWrongKind = "template.wrong-kind"
    case templateIgnored = "template.ignored"
    case templateTooDeep = "template.too-deep"
    case templateTooLarge = "template.too-large"
    case templateUnreadable = "template.unreadable"
    case templateUnused = "template.unused"

    // What the user asked for.
    case selectionEmpty = "selection.empty"
    case selectionSkipped = "selection.skipped"
    case selectionUnknownTag = "selection.unknown-tag"
    case selectionUnknownMember = "selection.unknown-member"
    case coverageBelow = "coverage.below"

    // What the program writes.
    case outputExists = "output.exists"
    case outputUnwritable = "output.unwritable"
    case outputLink = "output.link"
    case outputInTheWay = "output.in-the-way"
    case outputSameName = "output.same-name"
    case initSample = "init.sample"

    // What the Swift compiler says to generated files.
    case verifyError = "verify.error"
    case verifyWarning = "verify.warning"
    case verifyRemark = "verify.remark"
    case verifyNoToolchain = "verify.no-toolchain"
    case verifyPreparation = "verify.preparation"
    case verifySystem = "verify.system"
    case verifyNothing = "verify.nothing"
    case verifySkipped = "verify.skipped"
    case verifyNotChecked = "verify.not-checked"
    case verifyTimeLimit = "verify.time-limit"
    case verifyOutputLimit = "verify.output-limit"
    case verifyCrash = "verify.crash"

    // Design tokens.
    case tokensNotInSwift = "tokens.not-in-swift"
    case tokensUnknownValue = "tokens.unknown-value"
    case tokensMissingValue = "tokens.missing-value"
    case tokensValue = "tokens.value"
    case tokensUnresolved = "tokens.unresolved"
    case tokensCycle = "tokens.cycle"
    case tokensExpansion = "tokens.expansion"
    case tokensFallback = "tokens.fallback"
    case tokensSpelling = "tokens.spelling"
    case tokensDuplicate = "tokens.duplicate"
    case tokensOverride = "tokens.override"
    case tokensExtension = "tokens.extension"
    case tokensOneMode = "tokens.one-mode"
    case tokensUnknownComponent = "tokens.unknown-component"
    case tokensSkippedTier = "tokens.skipped-tier"
    case tokensUpwardReference = "tokens.upward-reference"
    case tokensLiteralColor = "tokens.literal-color"
    case tokensNoDarkValue = "tokens.no-dark-value"
    case tokensUnusedPrimitive = "tokens.unused-primitive"
    case tokensContrast = "tokens.contrast"
}
