import WebModel

/// Facts that tell of something gone, or new, whether it is the same as another.
struct RenameCandidate {
    let name: String
    /// Key that all spellings of the name have in common: see `SpelledName`.
    let spelledName: String
    /// The name without a prefix of the library; nil where names have no prefix.
    var bareName: String?
    /// Type, default and the like as one text; nil where nothing is told, which is no likeness.
    var shape: String?
    var prose: String?
    var attribute: String?
    var className: String?
    /// Names that the matrix gives it in Swift.
    var members: [String] = []
    /// The names that the text of its deprecation says to use.
    var deprecationNames: [String] = []
    /// New names of something gone that follow from the changes of other names.
    var kin: [NameKinships.Kin] = []
    var offer = Offer()
    /// The words of a tag.
    var tagWords: [String] = []
    /// New names of something gone that the project states, and names that it refuses.
    var statedNames: [String] = []
    var refusedNames: [String] = []

    init(
        name: String,
        bareName: String? = nil,
        shape: String? = nil,
        prose: String? = nil,
        attribute: String? = nil,
        className: String? = nil,
        members: [String] = [],
        deprecationNames: [String] = []
    ) {
        self.name = name
        spelledName = SpelledName.key(name)
        self.bareName = bareName
        self.shape = shape
        self.prose = prose
        self.attribute = attribute
        self.className = className
        self.members = members
        self.deprecationNames = deprecationNames
    }
}
