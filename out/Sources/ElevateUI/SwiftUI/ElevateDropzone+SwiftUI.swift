#if os(iOS)
import SwiftUI
import UniformTypeIdentifiers

/// An area that takes files, dropped on it or chosen in the dialog of the system.
///
/// **Web Component:** `<elvt-dropzone>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/dropzone.md`
///
/// **Adapted:**
/// - `files`: `$files: [URL]`, `onChange: (([URL]) -> Void)?`.
/// - `uploadTimeout`: In seconds, where the web counts milliseconds.
/// - `totalSize`: left out. Follows from `files`.
/// - `@elvt-change`: combined with `files`.
/// - `browse()`: left out. Opens the dialog for files, which a tap on the component does.
/// - `reset()`: combined with `files`.
@available(iOS 15, *)
public struct ElevateDropzone<Content: View, Icon: View>: View {
    // MARK: - Properties

    @State private var isChoosingFiles = false
    @Binding private var files: [URL]
    private let allowedContentTypes: [UTType]
    private let maxFileSize: Int?
    private let uploadTimeout: TimeInterval
    private let strings: DropzoneTokens.Strings
    private let allowsMultipleSelection: Bool
    private let isDisabled: Bool
    private let isInvalid: Bool

    // MARK: - Content

    private let errorMessage: String?
    private let content: Content
    private let icon: Icon

    // MARK: - Actions

    private let onChange: (([URL]) -> Void)?
    private let onReject: (([DropzoneTokens.RejectDetail]) -> Void)?
    private let onRemove: ((URL) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - allowedContentTypes: The kinds of files that are taken, as MIME types or endings.
    ///   - maxFileSize: The greatest size of one file, in bytes.
    ///   - uploadTimeout: How long an upload may take, in seconds.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - strings: Invites to drop one file or several.
    ///   - allowsMultipleSelection: Takes more than one file.
    ///   - isDisabled: Takes no files.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - files: The files that were taken.
    ///   - onChange: Files came or went.
    ///   - onReject: Some files were not taken.
    ///   - onRemove: The user wants a file to be taken away.
    ///   - content: An invitation in place of the usual one.
    ///   - icon: The picture above the invitation.
    public init(
        allowedContentTypes: [UTType] = [],
        maxFileSize: Int? = nil,
        uploadTimeout: TimeInterval = 30,
        errorMessage: String? = nil,
        strings: DropzoneTokens.Strings,
        allowsMultipleSelection: Bool = false,
        isDisabled: Bool = false,
        isInvalid: Bool = false,
        files: Binding<[URL]>,
        onChange: (([URL]) -> Void)? = nil,
        onReject: (([DropzoneTokens.RejectDetail]) -> Void)? = nil,
        onRemove: ((URL) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder icon: () -> Icon = { EmptyView() }
    ) {
        self.allowedContentTypes = allowedContentTypes
        self.maxFileSize = maxFileSize
        self.uploadTimeout = uploadTimeout
        self.errorMessage = errorMessage
        self.strings = strings
        self.allowsMultipleSelection = allowsMultipleSelection
        self.isDisabled = isDisabled
        self.isInvalid = isInvalid
        self._files = files
        self.onChange = onChange
        self.onReject = onReject
        self.onRemove = onRemove
        self.content = content()
        self.icon = icon()
    }

    // MARK: - Body

    public var body: some View {
        ComponentField(
            colors: colors,
            metrics: metrics,
            isInvalid: isInvalid,
            hasError: errorMessage?.isEmpty == false,
            spokenError: errorMessage
        ) {
            VStack(alignment: .leading, spacing: metrics.spacing) {
                Button {
                    isChoosingFiles = true
                } label: {
                    HStack(spacing: metrics.spacing) {
                        icon
                        content
                        Text(strings.prompt(allowsMultipleSelection))
                    }
                }
                .buttonStyle(
                    ComponentButtonStyle(
                        colors: colors,
                        metrics: metrics,
                        shape: outline
                    )
                )
                .modifier(
                    ComponentInvalidOutline(
                        colors: colors,
                        metrics: metrics,
                        shape: outline,
                        isInvalid: isInvalid
                    )
                )
                ComponentFileList(
                    files: $files,
                    metrics: metrics,
                    onRemove: onRemove
                )
            }
            .fileImporter(
                isPresented: $isChoosingFiles,
                types: allowedContentTypes,
                allowsMultipleSelection: allowsMultipleSelection,
                maximumSize: maxFileSize,
                onReject: { tooLarge in
                    onReject?(tooLarge.map { DropzoneTokens.RejectDetail(file: $0, reason: .size) })
                }
            ) { chosenFiles in
                files = chosenFiles
            }
        } error: {
            if let errorMessage { Text(errorMessage) }
        }
        .disabled(isDisabled)
        .onValueChange(of: files) { newValue in onChange?(newValue) }
        // TODO(weblift): nothing here acts on `uploadTimeout` yet
        // TODO(weblift): nothing here acts on `tooLarge` yet
        // TODO(weblift): nothing here acts on `wrongType` yet
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        DropzoneTokens.colors
    }

    private var metrics: ComponentMetrics {
        DropzoneTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(DropzoneTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateDropzone where Content == EmptyView, Icon == EmptyView {
    /// - Parameters:
    ///   - allowedContentTypes: The kinds of files that are taken, as MIME types or endings.
    ///   - maxFileSize: The greatest size of one file, in bytes.
    ///   - uploadTimeout: How long an upload may take, in seconds.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - strings: Invites to drop one file or several.
    ///   - allowsMultipleSelection: Takes more than one file.
    ///   - isDisabled: Takes no files.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - files: The files that were taken.
    ///   - onChange: Files came or went.
    ///   - onReject: Some files were not taken.
    ///   - onRemove: The user wants a file to be taken away.
    public init(
        allowedContentTypes: [UTType] = [],
        maxFileSize: Int? = nil,
        uploadTimeout: TimeInterval = 30,
        errorMessage: String? = nil,
        strings: DropzoneTokens.Strings,
        allowsMultipleSelection: Bool = false,
        isDisabled: Bool = false,
        isInvalid: Bool = false,
        files: Binding<[URL]>,
        onChange: (([URL]) -> Void)? = nil,
        onReject: (([DropzoneTokens.RejectDetail]) -> Void)? = nil,
        onRemove: ((URL) -> Void)? = nil
    ) {
        self.init(
            allowedContentTypes: allowedContentTypes,
            maxFileSize: maxFileSize,
            uploadTimeout: uploadTimeout,
            errorMessage: errorMessage,
            strings: strings,
            allowsMultipleSelection: allowsMultipleSelection,
            isDisabled: isDisabled,
            isInvalid: isInvalid,
            files: files,
            onChange: onChange,
            onReject: onReject,
            onRemove: onRemove,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateDropzone where Content == EmptyView {
    /// - Parameters:
    ///   - allowedContentTypes: The kinds of files that are taken, as MIME types or endings.
    ///   - maxFileSize: The greatest size of one file, in bytes.
    ///   - uploadTimeout: How long an upload may take, in seconds.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - strings: Invites to drop one file or several.
    ///   - allowsMultipleSelection: Takes more than one file.
    ///   - isDisabled: Takes no files.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - files: The files that were taken.
    ///   - onChange: Files came or went.
    ///   - onReject: Some files were not taken.
    ///   - onRemove: The user wants a file to be taken away.
    ///   - icon: The picture above the invitation.
    @_disfavoredOverload
    public init(
        allowedContentTypes: [UTType] = [],
        maxFileSize: Int? = nil,
        uploadTimeout: TimeInterval = 30,
        errorMessage: String? = nil,
        strings: DropzoneTokens.Strings,
        allowsMultipleSelection: Bool = false,
        isDisabled: Bool = false,
        isInvalid: Bool = false,
        files: Binding<[URL]>,
        onChange: (([URL]) -> Void)? = nil,
        onReject: (([DropzoneTokens.RejectDetail]) -> Void)? = nil,
        onRemove: ((URL) -> Void)? = nil,
        @ViewBuilder icon: () -> Icon = { EmptyView() }
    ) {
        self.init(
            allowedContentTypes: allowedContentTypes,
            maxFileSize: maxFileSize,
            uploadTimeout: uploadTimeout,
            errorMessage: errorMessage,
            strings: strings,
            allowsMultipleSelection: allowsMultipleSelection,
            isDisabled: isDisabled,
            isInvalid: isInvalid,
            files: files,
            onChange: onChange,
            onReject: onReject,
            onRemove: onRemove,
            content: { EmptyView() },
            icon: icon
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateDropzonePreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateDropzone(
                    strings: DropzoneTokens.Strings(
                        prompt: { _ in "Prompt" },
                        tooLarge: { _, _ in "Too large" },
                        wrongType: { _ in "Wrong type" }
                    ),
                    files: .constant([]),
                    content: { Text("Content") }
                )
            }
            ComponentExample("Disabled") {
                ElevateDropzone(
                    strings: DropzoneTokens.Strings(
                        prompt: { _ in "Prompt" },
                        tooLarge: { _, _ in "Too large" },
                        wrongType: { _ in "Wrong type" }
                    ),
                    isDisabled: true,
                    files: .constant([]),
                    content: { Text("Content") }
                )
            }
            ComponentExample("Invalid") {
                ElevateDropzone(
                    strings: DropzoneTokens.Strings(
                        prompt: { _ in "Prompt" },
                        tooLarge: { _, _ in "Too large" },
                        wrongType: { _ in "Wrong type" }
                    ),
                    isInvalid: true,
                    files: .constant([]),
                    content: { Text("Content") }
                )
            }
        }
    }
}
#endif
#endif
