/// The place where files wait until all of them are written: `.weblift/stage`.
///
/// The texts wait below `text`, in the same folders in which they are going to be, so that a folder which is not there
/// yet goes into its place as a whole. A text that goes to a file that people edit has the generated text that belongs
/// to it below `base`. The file is put into its place first, then the generated text, each at once. So a generated text
/// here without the other text means that the file is in its place already; both texts, or half of one, mean that
/// nothing has happened to the file.
enum Stage {
    static let texts = LedgerFolder.stage.appending("text")
    static let bases = LedgerFolder.stage.appending(LedgerFolder.base)

    static func text(for path: OutputPath) -> OutputPath { texts.appending(path) }

    static func base(for path: OutputPath) -> OutputPath { bases.appending(path) }
}
