import SourceText

/// The place where files wait until all of them are written: `.weblift/stage`.
///
/// A text that goes to a file that people edit waits here beside the generated text that belongs to it. The file is put
/// into its place first, then the generated text, each at once. So whoever finds a generated text here without the other
/// knows that the file is in its place already; and whoever finds both, or half of one, knows that nothing has happened to
/// the file.
enum Stage {
    private static let textEnding = ".text"
    private static let baseEnding = ".base"

    /// What the two texts that go to a path are called here: names that any file system takes, whatever the path is.
    struct Names {
        private let key: String

        init(for path: OutputPath) {
            var hasher = DataHasher()
            for part in path.parts { hasher.add(part) }
            key = hasher.hash.description
        }

        var text: String { key + Stage.textEnding }
        var base: String { key + Stage.baseEnding }
    }

    /// What a run that was killed has left here.
    struct Content: Sendable {
        private let names: Set<String>

        init(_ names: [String]) {
            self.names = Set(names)
        }

        var isEmpty: Bool { names.isEmpty }

        /// Where the generated text of a file is that the run has put into its place, if it has not yet followed.
        func belated(for path: OutputPath) -> OutputPath? {
            guard !names.isEmpty else { return nil }
            let expected = Names(for: path)
            guard names.contains(expected.base), !names.contains(expected.text) else { return nil }
            return LedgerFolder.stage.appending(expected.base)
        }

        /// The names in the order in which they can be taken away: a generated text goes before the file that it belongs
        /// to, for alone it would mean something.
        var namesInOrder: [String] {
            let bases = names.filter { $0.hasSuffix(Stage.baseEnding) }.sorted()
            return bases + names.subtracting(bases).sorted()
        }
    }
}
