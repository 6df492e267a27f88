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
    var offer = Offer()
    var tagWords: [String] = []
    /// Names that the project states or refuses.
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
