extension DiagnosticID {
    /// Meaning of the diagnostic and its remedy, for `Documentation/Diagnostics.md`.
    package var explanation: String {
        switch self {
        case .inputNotFound: "No file or folder has this name. Check the path, or the `inputs` of `weblift.json`."
        case .inputUnreadable: "The system refuses to read the file or folder, for the reason that is told."
        case .inputTooLarge:
            "The file, or the number of files in a folder, is beyond what Weblift reads. Name the files that count."
        case .inputTooDeep: "The Markdown is nested deeper than anything that a person writes."
        case .inputControlCharacter: "The file holds a control character that no document needs. It is read as U+FFFD."
        case .archiveSyntax:
            "A package in one file (`.tgz`) is cut short or damaged: it can't be unpacked, or its checksums differ. Nothing of it is read. Download it again."
        case .archiveTooLarge:
            "A package in one file unpacks to more than a package of components is: in bytes, in files, or for what it is packed. Nothing of it is read. Give the folder instead."
        case .archiveEntry:
            "A package in one file holds a link, or a file whose name leads out of it or can't be shown. That one is left out; nothing is followed."
        case .inputNoElement:
            "What a source calls an element has a name without a hyphen, and no browser would define that as a custom element. It is left out."
        case .inputPlaceholder:
            "The documentation is what a generator writes for its users to replace, or a note of the authors to themselves (`TODO`). It says nothing and is left out."
        case .inputGit:
            "git can't tell what was asked for: there is no such revision or path, no repository, or no git. Its own words stand beside."
        case .inputEmpty: "The file has no content. It may have been cut off while it was written."
        case .inputNotUTF8: "The file is not UTF-8 from this place on. Save it as UTF-8."
        case .inputNotAFile: "This is a device, a pipe or a socket. Weblift reads files and folders."
        case .inputFolderLoop: "A link leads back to a folder that it lies in. The folder is read once."
        case .inputFolderTooDeep: "Folders are nested too deep; what is below is not read."
        case .inputNothingFound: "The input holds no component: no manifest and no API doc, or none with a tag."
        case .inputSkipped: "A file of a folder is no input. Nothing is wrong; the note says what it seems to be."
        case .inputUnknownFormat:
            "The file is in none of the formats that are read. The suggestion says what to give instead."
        case .inputOtherFormat:
            "The file is in a format that is recognized and not read. The suggestion says what to give instead."
        case .jsonSyntax: "The file is no valid JSON (RFC 8259). Nothing of it is read."
        case .jsonTooDeep: "The JSON is nested deeper than 512 levels. Nothing of it is read."
        case .jsonDuplicateKey: "An object has a key twice. The last value counts, as in every browser."
        case .jsonInvalidString: "A string holds half of a surrogate pair. It is read as U+FFFD."
        case .typeSyntax: "A type expression can't be parsed. It is kept as text; correct it in the source."
        case .typeTooDeep: "A type expression is nested too deep. It is kept as text."
        case .typeTooLong: "A type expression is too long. It is kept as text."
        case .typeTruncated:
            "A compiler cut a union short (`... 8 more ...`). Let the generator print it whole (`noErrorTruncation`)."
        case .typeUnresolved: "A type is only a name, and no source says what is behind it."
        case .manifestVersion:
            "The manifest's schema version is missing or not known. It is read like the newest known one."
        case .manifestUnknownKind:
            "The schema has no such kind of declaration or member. What belongs to a component is kept with it."
        case .manifestUnknownField:
            "The schema has no such field at this place. It belongs to no component and is not read."
        case .manifestShape:
            "A field of the manifest has another form than the schema says. The field or entry is passed over."
        case .manifestMissingName: "An entry has no name. It can't be offered to anyone and is left out."
        case .manifestInvalidName: "A name can't be what its tool wrote. The message says how it is read."
        case .manifestDuplicate:
            "A class declares an item twice, and differently. The declaration that tells more is used, wherever it stands."
        case .manifestConflict: "Two places of the manifest contradict each other. The message says which one is used."
        case .manifestTag:
            "A class is called a custom element, and its tag is not told. Where a decorator has it, or all others show how the library makes tags of the names of classes or files, it is read under that tag; otherwise it is left out. Let the manifest tell the tag."
        case .manifestMissingModule:
            "A superclass or mixin is in no manifest that was read. What it offers is missing: add its manifest."
        case .manifestMissingDeclaration:
            "A tag is defined for a class that no manifest declares, so that the component is missing."
        case .manifestInheritanceCycle: "Classes inherit from each other. The circle is cut at this place."
        case .manifestInheritanceTooDeep:
            "A class has more ancestors, or all classes together inherit more items, than any real library. What is beyond the limit is not read."
        case .manifestDefaultMismatch: "A default is not among the values that its type allows."
        case .registrySyntax:
            "The code of a registry item has a comment, template or call that is never closed. The rest is read."
        case .registryNoLiteral:
            "Variants and classes are read as they stand in the code, and nothing is evaluated. What is no literal text, list or object is left out, and so is what names no variant or value that is told."
        case .registryNotRead:
            "Part of a registry is not read: code that is not in the file, is no code of React or no component by its type, rules for style sheets, properties that come from another package, or design tokens (`cssVars`) where other files of tokens are named: then those alone count, and the registry has to be named beside them."
        case .registryTooLarge:
            "The code of a registry item is longer, or exports more, than any that people wrote. What is beyond the limit is not read."
        case .listingShape:
            "A list of elements or of their items has another form than its format says, or names an item twice. The list or entry is passed over."
        case .listingName:
            "An element, an item or a set of values has no name, one that it can't have, or one that nothing declares. It is left out."
        case .listingConflict:
            "A file tells two types of one property: with the property and with its attribute. The one that says more is used, or else the property's."
        case .listingNotRead:
            "Part of a file is not said of any one component with a tag: patterns of names, what all elements have, base classes. It is left out; the rest is read."
        case .docsNotAComponent: "A page names no web component, or one that no source declares. It is left out."
        case .docsSyntax: "Something in an API doc has a form that is not understood. The rest of the file is read."
        case .docsCategory: "The category in the file differs from the folder that it is in. The file's is used."
        case .docsRow:
            "A row, bullet or cell of an API section is not understood. The message says what happens to it; the rest is read."
        case .docsUnknownColumn: "A table of an API section has a column that is not known. Its cells are not read."
        case .docsMissing: "An API doc lacks something that it should have."
        case .docsConflict: "Two places of the docs contradict each other. The narrower one is used."
        case .docsMisplaced: "An item stands in the wrong section. It is read as what it is."
        case .docsDuplicate: "An item is documented twice on one page. The first counts."
        case .docsCodeNotRead: "Fenced code in an API section is not read as API. It is kept as documentation."
        case .docsMarkup:
            "A page of MDX has JSX, imports or expressions. They are left out; the words around them, and fenced code, are documentation."
        case .declarationsSyntax:
            "A declaration file has something that is no declaration, or a bracket, string or comment that is never closed. It is left out, and the rest is read."
        case .declarationsTooDeep:
            "Namespaces or classes of declaration files nest or inherit more than any library does. What goes beyond is not read."
        case .declarationsTooLarge:
            "What a declared type stands for is larger than anything a person wrote. The names inside stay names."
        case .declarationsCycle:
            "A declared type leads back to itself. An object that does, as a tree whose nodes have nodes, is known, and inside of itself it stays a name. Anything else that does, as `type A = B` with `type B = A`, stays a name wherever it stands."
        case .declarationsConflict:
            "Several declaration files declare a type of one name with different values. Where only the name is known, none of them is used."
        case .declarationsUnresolved:
            "Declaration files name a file, a base class or an element that is not among the inputs. Give it as well, so that its types and members are known."
        case .mergeConflict:
            "Sources of one component contradict each other. The message says which word is used; correct the one that is wrong."
        case .mergeUnconfirmed:
            "A source tells of something that a more trusted one does not have. It is kept; it may be outdated or misspelt."
        case .mergeUntold:
            "A source has something that another one does not tell of. It is kept; it may want documenting."
        case .mergeDuplicateTag:
            "Two declarations in one format have the same tag and differ. They are joined, field by field."
        case .matrixHeading:
            "A table of the matrix stands below a heading that is not understood. Its rows are not read."
        case .matrixTable:
            "Something in the matrix looks like a table and is none, or stands in a list. It is not read."
        case .matrixColumn:
            "A table of the matrix lacks a column that its rows need, or has one twice, or one that is not known."
        case .matrixCell:
            "A cell of the matrix is empty, or holds something other than code. The row is not read. A bar inside of code is written `\\|`."
        case .matrixPattern: "A pattern in the column `Web` of the matrix is not understood. The row is not read."
        case .matrixResult:
            "A result in the matrix is not understood, or no name that Swift allows. The row is not read."
        case .matrixType: "A type in the matrix can't be parsed or is not known. The row is not read."
        case .matrixPlaceholder: "A placeholder in the matrix is not known. The row is not read."
        case .matrixReason:
            "A row of the matrix skips something and does not say why. Write the reason into the column `Why`."
        case .matrixTie:
            "Two rows of one matrix can't be told apart and say different things. The item that both match is left out, and everything else is written. Correct one, or give it a further condition."
        case .matrixNameCollision:
            "Two rows give two items of a component one name. One of them is called by another word of its source, or is left out where there is none. Give one of them another name, or skip it."
        case .matrixPrefix:
            "A tag does not begin as at least four of five tags of the library do. It may be a test fixture or a guest. Its names in Swift keep what it begins with, and all others are named as if it were not there."
        case .matrixRoleTie:
            "Two rows of a project say one role of two items of a component. One of them is it; say another role for the other one."
        case .matrixUnused:
            "A row of a project's matrix matches nothing in the library: a decision about something that is gone, or a misspelt name."
        case .templateSyntax:
            "A template can't be parsed at this place: a tag or a section that is not closed, a name that is none, or a character that no template needs. Nothing is written from it."
        case .templateUnknownName: "A template uses a name that its data does not have. Nothing is written from it."
        case .templateUnknownPartial:
            "A template names another one (`{{>name}}`, `{{<name}}`) that is not there. Nothing is written from it."
        case .templateUnknownBlock:
            "A template fills a block (`{{$name}}`) that the parent does not have, or fills it twice. What it says would be lost."
        case .templateWrongKind:
            "A template uses something as what it is not: it prints a list, or opens a section over a text. Nothing is written from it."
        case .templateIgnored:
            "Between `{{<parent}}` and its end only blocks count. What stands beside them would be lost: put it into a block."
        case .templateTooDeep:
            "Sections are nested too deep, or templates include each other without an end. Nothing is written from it."
        case .templateTooLarge:
            "A rendered template grows beyond any real file, or includes others more often than any real template."
        case .templateUnreadable:
            "A template of the folder of `--templates` can't be read, or is a link, which is not followed; or there is too much in the folder. Nothing is written."
        case .templateUnused:
            "A template of the project has the name of no built-in one, and no other template includes it. Its name may be misspelt; `weblift templates list` shows the names."
        case .selectionEmpty:
            "A pattern of `--only` matches no component's tag, nor the name of a design token where these are asked for."
        case .selectionSkipped:
            "A pattern of `--only` matches only components that the matrix skips, so that there is nothing to generate. `weblift explain TAG` says why."
        case .selectionUnknownTag:
            "`explain` was asked about a component that the inputs don't have. `weblift inspect --format summary` lists them."
        case .selectionAmbiguous:
            "A name without the prefix of the library means several components. Write the whole tag of one of them."
        case .selectionUnknownRow:
            "`matrix` was asked for a line where no row of the matrix is. `weblift matrix` prints the matrix with the numbers of its lines."
        case .selectionUnknownMember:
            "`explain` was asked about something that the component doesn't have. `weblift explain TAG` lists what it has."
        case .coverageBelow:
            "Less is decided, in use or working than `--fail-under` asks for. Add rules for the unmapped items to the project's matrix; `skip` with a reason is a decision too. What nothing acts on needs a role that the body knows, or a reason to be left out; a component that is no more than a container needs a row that says what it is built on."
        case .changesNoReason:
            "`diff --write-accepted` accepted the change without a reason, and nobody has written one since. Write into `weblift.json` why the change is accepted."
        case .changesUnusedSuppression:
            "A suppression of `weblift.json` meets no change of this comparison. Remove it, or correct its rule, component or item: one that is left over hides the next change of its kind."
        case .changesUnusedRename:
            "A rename that `weblift.json` states or refuses is not in question in this comparison: the former name is still there, or the new one was there before. Remove it, or correct its names."
        case .changesAccepted:
            "`diff --write-accepted` can't add to `weblift.json`, because what stands there is no configuration. Correct the file, and run the command again; it was not changed."
        case .changesFound:
            "The release changed what `--fail-on` asks to be told of. Each change stands in the report; accept one with a suppression in `weblift.json` that says why."
        case .changesBaseline:
            "Neither OLD nor `--git` was given, so the library is compared with the newest release tag in the history of the current commit. On the commit of that tag, and without changes since, it is the tag before."
        case .changesHistory:
            "A release of a history is left out, because nothing can be read of it; or there are fewer than two releases."
        case .changesUntil:
            "The release breaks callers, what keeps them compiling names the release that may drop it, and nobody knows which: the new release tells no version. Name one with `--until` or `--declared`."
        case .changesVersion:
            "The version that `--declared` names does not say what the release changed, or it can't be known: one of the versions is none, or the old release tells none."
        case .changesChangelog:
            "A changelog that is there can't be extended: it is no JSON of the expected shape, or no file can be called after the component. No changelog is written; correct or move the file that is named."
        case .changesTokens:
            "The new release has design tokens, and it is unknown where those of the old one are. They are not compared, and callers of their members are not kept compiling. Name them with `--old-tokens`; where the old release is a revision of git, the same paths are read there. Of themes only the names are compared: one that is gone breaks those who choose it, and what tokens are in a theme is not compared."
        case .sourcesUnreadable: "The folder that `--sources` names can't be read."
        case .sourcesNotRead:
            "A file or folder below `--sources`, or in the package that `release` updates, was not searched for the changed names: a link, something too large, or no Swift. Uses in it are not listed."
        case .outputExists: "The file is there already and is not overwritten. Move it away, or edit it."
        case .outputUnwritable: "The system refuses to write the file, for the reason that is told."
        case .outputLink:
            "A part of the path of a file is a link, and what is behind it may be anywhere. Nothing is written; put a folder or a file in its place."
        case .outputInTheWay:
            "A folder, a device or a pipe is where a file has to be, or a file where a folder has to be. Nothing is written; move it away."
        case .outputSameName:
            "Two files would have names that many file systems can't tell apart. Nothing is written; give one of the components another name in the matrix."
        case .outputTooLarge:
            "A file in the place of a generated one is larger than 64 MiB. It is not read, and nothing is written."
        case .outputReadOnly:
            "A file that has to change is read-only, so somebody wants it to stay as it is. Nothing is written; make it writable, or move it away."
        case .outputChanged:
            "A file was changed by somebody else between looking and writing. It is not overwritten; run the command again."
        case .outputTaken:
            "A file is to follow its component to another place, and another file is there, or comes from there at the same time. Nothing is written; move one of them away."
        case .outputBusy:
            "Another run writes into the same folder and has not ended within a minute. Wait for it, or end it; its lock ends with it."
        case .outputNotLocked:
            "The file system knows no locks, as some of networks don't. See to it that no two runs write into the folder at the same time."
        case .outputEdited:
            "A file that belongs to the program was edited, and nothing is written. Say what it should be in the matrix or in a template and take the edit back; or write it anew with `--force`, and the edit is lost."
        case .outputNotOurs:
            "A file is where one that belongs to the program has to be, and no ledger says that it was generated. Nothing is written; move it away, or replace it with `--force`."
        case .outputConflict:
            "What people made of a file and what is generated now differ in these lines. Both stand there between markers, with what was generated last. Decide, and remove the markers."
        case .outputUnresolved:
            "The file still has markers of conflicts from an earlier run, so it is left as it is. Decide, remove the markers, and generate again."
        case .outputOrphaned:
            "Nothing generates the file any more, and it is kept because it was edited. Delete it; or move or rename it, and it is yours alone."
        case .outputAdopted:
            "A file differs from what is generated and no ledger says why. It is left as it is, and from now on the difference counts as edited. `--dry-run --diff` in a copy without the file shows what is generated; deleted, it comes back with `--restore`."
        case .outputBaseLost:
            "What was generated last for a file is not in `.weblift/base`, so its edits can't be told from it. The file is left as it is, and from now on the difference counts as edited. Restore the folder from version control before you generate."
        case .outputDeleted: "A file was deleted and stays so. `--restore` brings it back."
        case .outputMoved: "A file was moved, and is kept up to date where it is now."
        case .outputMovedWhere:
            "A file is missing, and several others may be it, moved. It counts as deleted; give back its name to the right one, or bring it back with `--restore`."
        case .outputOnceOther:
            "The file belongs to you, and what you made of it stays. Today something else would be generated for it, which Weblift could not bring in: you changed the same lines, or it is unknown what was generated last. The notes say the lines that are generated today."
        case .outputNothingDeleted:
            "`--restore` names something that was not deleted. The paths are those in the output folder, as `--dry-run` prints them."
        case .outputRenamed:
            "Windows keeps a name such as `con`, `aux` or `com1` for a device, and a repository with a file of that name can't be checked out there. The file gets `-file` behind its name."
        case .outputCallers:
            "What callers write of a component is other than what was generated last, and of the items that it came from nothing changed on the web: a row of the matrix, a contract or this version of Weblift makes something else of them. What can be kept compiling is, below `Deprecated`, until a release that `--until` names or the inputs' version tells; a warning names the rest, and a note says that there is none. While no such release is known, each line that callers have to change is named, with what stands there now. A row in the project's matrix can say what it was."
        case .ledgerShape:
            "`.weblift/ledger.json` is no ledger at this place. It is written by the program; take it back from version control. Without it, files that are as they are generated are recognized, and all others count as edited."
        case .ledgerNewer:
            "The ledger was written by a newer version of the program, which knows more than this one. Nothing is written."
        case .ledgerConflict:
            "Version control could not bring two ledgers together. Keep either of them and generate again."
        case .tokensNoneWritten:
            "`generate` was given files with design tokens, and no token is in the Swift package: the files declare none, or none has a value that Swift can have. `weblift tokens` shows what was read and what is wrong."
        case .docsNotOpened:
            "`docs --open` found no program that opens a page: it runs `open` on macOS and `xdg-open` elsewhere. The page is written; open it yourself."
        case .docsLiveIncomplete:
            "A file beside the script that `docs --live` names is not copied into the site: a link, something too large, or a name that no file of a site can have. A component that needs it does not show itself there."
        case .initNothingFound:
            "`init` found nothing that tells of web components, and wrote nothing. Name your library with `--input PATH`: its manifest, its docs or its package; or try the program with `--sample`."
        case .initIncomplete:
            "`init` stops looking where a project has too many files, is nested too deep, or takes too long. Name with `--input` what it did not find."
        case .verifyUnknown:
            "This is about a module, a name or a member that is not declared here, or may follow from one, and can be right on a Mac. Declare it for the project with “surface” of “verify” in `weblift.json`. `--strict` makes it an error; in a folder that `generate` wrote it always is one."
        case .verifyError:
            "The Swift compiler does not accept a file. A generated file that nobody edited should compile: please report it."
        case .verifyWarning:
            "The Swift compiler warns of something. Generated Swift has no warnings, so that it counts as an error here."
        case .verifyRemark: "The Swift compiler said something that is neither an error nor a warning."
        case .verifyNoToolchain:
            "There is no Swift toolchain to check with, or a part of it is missing. Install Swift 6 from swift.org; on macOS, Xcode."
        case .verifyPreparation:
            "The compiler could not build the modules that files are checked against. Another version of Swift may be needed."
        case .verifySettings:
            "The Swift compiler of this machine does not know a setting that the project asks for: “verify” in `weblift.json`, or an option. Correct its name, or install a newer Swift."
        case .verifySurface:
            "Declarations that the project adds for `verify`, with “surface” in `weblift.json` or `--surface`, do not compile. They have the form of a `.swiftinterface`: imports, then declarations without bodies."
        case .verifySystem: "The system refuses a file, a folder or a process, for the reason that is told."
        case .verifyManifest:
            "SwiftPM does not load `Package.swift`, warns of it, or a part of it is computed and not known here. It is checked by the compiler for the version in its first line, and not run: what came with a newer version needs that version there."
        case .verifyNothing:
            "No target of `Package.swift` has Swift files, and no `Sources/<Module>` has. Name the folder that `Package.swift` is in."
        case .verifySkipped:
            "A link, a file beside the modules or a folder that is nested too deep is passed over: only what lies in the package is checked."
        case .verifyNotChecked:
            "A module could not be checked, because one that it imports has errors outside of bodies, or can't be had here."
        case .verifyTimeLimit:
            "The compiler was stopped after five minutes, at this file. An expression may be too complex for it; give its parts types. All other files are checked."
        case .verifyOutputLimit: "The compiler said more than is kept. Correct what is shown, and run it again."
        case .verifyCrash:
            "The compiler ended without saying what is wrong with the files. The notes are its last words."
        case .tokensUnknownValue:
            "A token of a component is for a tone or a size that the component's API does not have. It is in Swift, and no style uses it."
        case .tokensUnknownWord:
            "A word in the name of a component's token is no property, no part, no state and no value of the API, so that no style can draw the token. It is in Swift. Where several tokens of a component share a word, that is taken for a part."
        case .tokensMissingValue:
            "Some values of a tone or a size of a component have tokens of their own, and this one has none. It is drawn with what is said for all values, or with the colors and sizes of the system."
        case .inventoryNotRead:
            "A file of an app holds something that nobody counts: templates in a language that is not read, an expression without an end, attributes that an object gives. What the inventory says is without that."
        case .inventoryUnknown:
            "A template uses a component, an attribute, a slot or an event that the library does not have. It does nothing in a browser, or is of another release: see `--since`."
        case .inventoryBroken:
            "A release of the library breaks what the templates of an app use. The inventory lists each use with its place."
        case .inventoryNothing: "There is no template in what was given that can be read."
        case .driftNotRead:
            "A file or a declaration of the Swift is not read: it is no Swift, too large, a link, or of a form that Weblift does not know. What it declares may be told as missing, so `drift` exits with 2."
        case .driftMacro:
            "What a macro declares is known to its plug-in alone. If the macro makes inits or properties, write them as a mapping or accept what is told as missing."
        case .driftTwice:
            "Two files declare a type of the same name. Members of both are taken for those of one type. Give `drift` the folder of one of them."
        case .driftUnusedAcceptance:
            "An entry of `drift.accept` meets no difference. Remove it, or correct its rule, component or item: one that is left over hides the next difference of its kind."
        case .driftUnknownType:
            "`drift.types` names a type that no file of the folder declares. Its component is told as missing."
        case .driftUnknownComponent: "`drift.types` names a component that the library does not have."
        case .driftNothing:
            "The folder has no Swift files that can be read. Name the folder of the components, or generate them first."
        case .driftFound:
            "The Swift of a component differs from what its web API becomes. The report has the place of both and a line that would end the difference; accept it in `drift.accept` with a reason where it is meant."
        case .driftNote: "The Swift of a component does what the web API asks for in another way. It asks for nothing."
        case .iconsNotAnIcon:
            "The file is no SVG in UTF-8 that is well-formed XML. It is left out; all other icons are written."
        case .iconsUnsafe:
            "An SVG holds something that runs, or that leads out of the file: a script, an event attribute, a reference to another file, a document type declaration, HTML. It is left out. Export it again as a plain drawing."
        case .iconsNotDrawn:
            "An SVG holds something that an asset catalog does not draw: a bitmap, a filter, an animation. It is left out. Draw it with lines and areas."
        case .iconsViewBox:
            "An SVG has no `viewBox`, or none with four numbers, so that nothing says how large it is. It is left out."
        case .iconsTooLarge:
            "An SVG is larger than any icon: in bytes, in elements, in depth, or by what its elements use of each other. It is left out."
        case .iconsName:
            "An icon has a name that no asset can have on every file system, or the same as another one. It is left out. Rename the file."
        case .iconsMissing:
            "The docs of a component name an icon of which there is no file, and no row of the section `Icons` of a matrix says which symbol it is. Add the file, or the row."
        case .iconsSymbolTooNew:
            "A row of the section `Icons` names an SF Symbol that is newer than the oldest iOS that the app runs on (`deploymentTarget`): nothing is drawn there. Take another symbol, or leave the drawing of the library in its place."
        case .iconsSymbolUnchecked:
            "A row of the section `Icons` names an SF Symbol that is not among those whose first iOS is known, so that nobody has checked whether there is one of this name on every iOS that the app runs on. The app SF Symbols says so."
        case .markupUnfinished: "A tag, a comment or a quoted value has no end. As in a browser, nothing of it is read."
        case .usageUnknownTag:
            "An example uses an element that the library does not have, though its tag begins like those of the library. The suggestion names the nearest one."
        case .usageUnknownAttribute:
            "An example sets an attribute that neither the component nor HTML has. It does nothing in a browser."
        case .usageUnknownSlot:
            "An example puts something into a slot that the component does not have. A browser does not show it."
        case .usageUnknownValue: "An example gives an attribute a value that is none of those that the component takes."
        case .usageUnknownEvent: "An example listens to an event that neither the component nor the browser sends."
        case .usageWrongType: "An example gives an attribute a value of another type: a word where a number stands."
        case .usageDuplicateAttribute:
            "An element has an attribute twice. Browsers read the first and ignore the others."
        case .usageUnclosed:
            "An element of the library has no end tag. Browsers put all that follows into it; a slash at the end of the tag does not close it."
        case .usageDeprecated:
            "An example uses a component, an attribute, a slot or an event that the library calls deprecated."
        case .usageMissing:
            "An example lacks something that the component does nothing without: a label, or the children that are its data."
        case .usageLeftOut:
            "A row of the matrix says that something of an example is nothing in Swift. The message gives its reason."
        case .usageNotTranslated:
            "Something of an example has no translation, and no row of the matrix says why. It is missing in the Swift code."
        case .usageNothing: "There is no example in what was given: no page of HTML, and no fence of HTML in Markdown."
        case .tokensNotInSwift:
            "A design token has no value that Swift has a type for, or is of another type in dark than in light, and is left out; or a part of its value has no place in SwiftUI, and the token is there without that. The message says why."
        case .tokensNotInAssets:
            "An asset catalog has plain colors only. What a token says stays in Swift because it is more than that, such as a border with its color, or is known only where it is drawn, such as the color of the text around; or nothing is left for the catalog that was asked for."
        case .tokensValue: "The value of a token is not understood, so that it has none. Nothing is put in its place."
        case .tokensOpaque:
            "A custom property may hold anything, and this one is no value of a design system: a part of a grid, an address, a length of the window. It is kept as it is written, and is not in the Swift. Nothing is wrong."
        case .tokensUnresolved:
            "A token refers to one that is not declared, or not for this appearance. Its fallback is used where it has one; otherwise the token has no value. Where more than ten names of a file are declared nowhere, another file is missing, and that is told once."
        case .tokensCycle:
            "Tokens refer to each other in a circle. None of them has a value, nor has a token that refers to them."
        case .tokensBrokenTarget:
            "A token has no value for a reason that is told beside this, and the tokens that are told here refer to it. Correct that one."
        case .tokensExpansion:
            "The value of a token has more parts, or is nested deeper, than any real one once its references are replaced. It has no value."
        case .tokensFallback:
            "A fallback (`var(--a, #fff)`) differs from the value of what is referred to, so that it may be out of date. It is not used."
        case .tokensSpelling:
            "One name is spelled in two ways (`fill-primary`, `fillPrimary`). A reference finds the other spelling; two declarations stay two tokens."
        case .tokensDuplicate:
            "Files give a token different values for one appearance. The message says which one counts."
        case .tokensOverride:
            "A file of overrides replaces the value of a token, or has nothing to replace. Nothing is wrong; the notes show what was there."
        case .tokensExtension:
            "A file of extensions declares a token that has a value already. That value stays; what is to replace it belongs in an override."
        case .tokensOneMode: "A token has a value in dark and none in light. Declare it for light too."
        case .tokensUndrawn:
            "Tokens of a component are in Swift, and no generated style draws them: they are for a part of it, or for a state that the styles don't tell apart. Use them where you finish the component."
        case .tokensUnreadable:
            "Tokens of a component draw a text below 4.5:1 on what is behind it, in the tones and states that the message names. What is generated draws it darker or lighter, as little as it takes for people to read it. Change the tokens, and their own colors are drawn."
        case .tokensClass:
            "A component of a registry has classes that no generated style draws: they set something else than a color, a size or a font, or they hold in a state, for a part or from a width on that styles don't know. What they do is yours to add."
        case .tokensClassColor:
            "Classes of a component name a color that is none of Tailwind's, and no token that is read has that name. A registry has its colors in `cssVars` of an item for its theme: give that item as an input as well, or name the file with its colors with `--tokens`. The value of a property whose classes name it has no colors of its classes, so that no text is drawn on a fill that is not its own; other values keep theirs."
        case .tokensFewDrawn:
            "Styles draw fewer of the tokens of components than the project asks for (`drawn` of `tokens` in `weblift.json`, 80 percent without it). `weblift tokens` lists those that no style draws, with the words that are not understood."
        case .tokensUnknownComponent:
            "Tokens name a component that the library does not have. They are kept under that name, which may be misspelt. Where more than three of them are like no component of the library, they are told together."
        case .tokensSkippedTier:
            "A token of a component refers to a primitive. Refer to an alias, which knows what a color is for in light and in dark."
        case .tokensUpwardReference:
            "A token refers to one of a higher tier: a primitive to an alias, or either to a token of a component."
        case .tokensLiteralColor: "A token of a component has a color of its own. Refer to an alias."
        case .tokensNoDarkValue:
            "A token has the color of light in dark too, although what it refers to, or was before an override, has another one in dark."
        case .tokensUnusedPrimitive: "No token refers to this primitive."
        case .tokensContrast:
            "A text, icon or border of a component is hard to tell from its fill: WCAG 2 asks for 4.5:1 for text, and 3:1 for large text, icons and borders; not for what is disabled. Or the contrast can't be told, as the fill is transparent."
        case .tokensUnknownFormat: "The file, or a part of it, is in no format in which tokens are read."
        case .tokensSyntax:
            "A stylesheet can't be parsed at this place. The declaration is not read; those behind it are."
        case .tokensTooDeep:
            "Rules, groups or values are nested deeper than anything that a person writes. What is inside is not read."
        case .tokensLimit:
            "A name, a value, a selector or all declarations together are beyond any real design system. What is too much is not read."
        case .tokensNotEvaluated:
            "A tool would have to be run to know what this gives: SCSS for a mixin, a function, a loop, a variable that is not known in a name; Tokens Studio for a color that it changes. Give what the tool makes of it."
        case .tokensNotFollowed:
            "A stylesheet names another file. Files are read only where they are given: add it if it has tokens."
        case .tokensNotGlobal:
            "A rule sets custom properties for a component or another part of a page. They are no tokens of the whole design system and are not read."
        case .tokensOtherTheme:
            "Values are for several themes at once, for no appearance that there is, or hold under a condition such as a width. They are not read."
        case .tokensThemeGap:
            "Other themes have values for tokens of which this theme says nothing. There it has what it takes over: from the theme that `extends` of weblift.json names, and else what holds without a theme. Nothing is wrong if that is meant."
        case .tokensThemeOnly:
            "Tokens have values in themes only. What holds without a theme is then what the first theme says that has them. Give the tokens values for the whole page if it should be something else."
        case .tokensConditionAssumed:
            "A rule holds only where a browser supports something. It is read as if that were so."
        case .tokensNoValue:
            "A declaration gives its token no value: it is empty, `initial` or the like, or hands on the token of its own name."
        case .tokensNothing:
            "No token is read from the file. It may be the wrong one; other diagnostics say what was found in it."
        case .tokensStructure:
            "A token file in JSON is not built as tokens and groups are: something is no object, is a token and a group at once, or has a property of the wrong kind. It is not read."
        case .tokensName:
            "A token or group has a name that no alias could be written with: it is empty, or has a period or a brace. Nothing in it is read."
        case .tokensUnknownProperty:
            "A token, a group, a value or a resolver has a property that is not known. It is not read; the rest is."
        case .tokensUnknownType: "A token file names a type that is not known. Tokens of it are not read."
        case .tokensNoType:
            "A token has no type of its own and none from a group around it, and is no alias. Types are not guessed, so that it is not read."
        case .tokensIncomplete:
            "A value of several parts does not have all that the format asks for. A length of a shadow that is missing is 0, as in CSS; nothing else is put in place of what is missing."
        case .tokensAlias:
            "A reference is not written as one can be: `{group.token}`, and nothing else in the text, or `{ \"$ref\": \"#/group/token/$value\" }`. Or it is for a group, or for nothing in the file. The token is not read, unless the message says so."
        case .tokensGroupBase:
            "A group can't take over another one, which is missing in the file or is no group. Only what it says itself is read."
        case .tokensResolver:
            "A resolver document is not as its module of the format says. What is wrong is not read; the rest is."
        case .tokensMissingSource:
            "A resolver names a file that is neither among those given nor below its own folder. Only such files are read: add it."
        }
    }
}
