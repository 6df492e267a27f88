#if os(iOS)
import SwiftUI
import UniformTypeIdentifiers

@available(iOS 15, *)
extension View {
    /// Lets somebody choose files of some types, or of any where there are none, and leaves out those that are too large.
    func fileImporter(
        isPresented: Binding<Bool>,
        types: [UTType] = [],
        allowsMultipleSelection: Bool,
        maximumSize: Int? = nil,
        onReject: @escaping ([URL]) -> Void = { _ in },
        onChoose: @escaping ([URL]) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented,
            allowedContentTypes: types.isEmpty ? [.item] : types,
            allowsMultipleSelection: allowsMultipleSelection
        ) { result in
            guard case .success(let files) = result else { return }
            let tooLarge = files.filter { $0.size > maximumSize ?? .max }
            onChoose(files.filter { !tooLarge.contains($0) })
            if !tooLarge.isEmpty { onReject(tooLarge) }
        }
    }
}

@available(iOS 15, *)
extension URL {
    /// A file that can't be read is not rejected for its size: opening it reports the error.
    fileprivate var size: Int {
        let isAccessing = startAccessingSecurityScopedResource()
        defer { if isAccessing { stopAccessingSecurityScopedResource() } }
        do {
            return try resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        } catch {
            return 0
        }
    }
}
#endif
