import WebModel

/// Facts about something gone, or new.
struct RenameCandidate {
    let name: String
    /// Key that all spellings of the name have in common: see `SpelledName`.
    let spelledName: String
    /// nil where names have no prefix.
    var bareName: String?
    /// Type, default and the like as one text; nil where nothing is told, which is no likeness.
    var shape: String?
    var prose: String?
    var attribute: String?
    var className: String?
    var members: [String] = []
    var deprecationNames: [String] = []
    /// Names that follow from the changes of other names.
    var kin: [NameKinships.Kin] = []
    var items = WeighedItems()
    var tagWords: [String] = []
    /// Names that the project states or refuses.
    var statedNames: [String] = []
    var refusedNames: [String] = []
}
