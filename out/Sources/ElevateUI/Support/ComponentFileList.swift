#if os(iOS)
import SwiftUI

/// The files that somebody has chosen, each with a button that takes it away.
@available(iOS 15, *)
struct ComponentFileList: View {
    @Binding private var files: [URL]
    private let metrics: ComponentMetrics
    private let onRemove: ((URL) -> Void)?

    init(files: Binding<[URL]>, metrics: ComponentMetrics, onRemove: ((URL) -> Void)? = nil) {
        _files = files
        self.metrics = metrics
        self.onRemove = onRemove
    }

    var body: some View {
        ForEach(files, id: \.self) { file in
            HStack(spacing: metrics.spacing) {
                Text(file.lastPathComponent)
                Spacer()
                ComponentFieldButton(.clear) { remove(file) }
            }
        }
    }

    private func remove(_ file: URL) {
        files.removeAll { $0 == file }
        onRemove?(file)
    }
}
#endif
