import Core
import Generate

/// Reads the settings of an object. A value of the wrong shape is a mistake with its place; an absent value is nil.
struct SettingsReader {
    private let root: JSONValue
    /// Folder of the file, with a slash, or nothing.
    let folder: String

    /// Every unknown key is a mistake, so that no setting passes unheard. `form` describes the value that is meant.
    init(_ value: JSONValue, keys: [String], folder: String = "", form: String) throws(UsageError) {
        guard value.kind == .object else { throw value.mistake(form) }
        for member in value.members where !keys.contains(member.key.text) {
            let nearest = NearestName.of(member.key.text, among: keys)
            throw UsageError(
                "\(member.key.location): there is no setting “\(member.key.text)”",
                suggestion: nearest.map { "did you mean “\($0)”?" }
            )
        }
        root = value
        self.folder = folder
    }

    subscript(key: String) -> JSONValue? { root[key] }

    var location: SourceLocation { root.location }

    func mistake(_ text: String) -> UsageError { root.mistake(text) }

    // MARK: Objects and lists

    func object(_ key: String, keys: [String], form: String) throws(UsageError) -> SettingsReader? {
        guard let value = root[key] else { return nil }
        return try SettingsReader(value, keys: keys, folder: folder, form: form)
    }

    /// Members of an object whose keys are names of the project.
    func entries(_ key: String, form: String) throws(UsageError) -> [(name: String, value: JSONValue)] {
        guard let value = root[key] else { return [] }
        guard value.kind == .object else { throw value.mistake(form) }
        return value.members.map { ($0.key.text, $0.value) }
    }

    func list(_ key: String, of content: String) throws(UsageError) -> [JSONValue] {
        guard let list = root[key] else { return [] }
        guard list.kind == .array else { throw list.mistake("“\(key)” is a list of \(content)") }
        return Array(list.elements)
    }

    private func list(ofTexts key: String, called content: String) throws(UsageError) -> [String] {
        try list(key, of: content).map { element throws(UsageError) in
            guard let text = element.filledString else { throw element.mistake("“\(key)” is a list of \(content)") }
            return text
        }
    }

    func texts(_ key: String) throws(UsageError) -> [String] { try list(ofTexts: key, called: "texts") }

    func paths(_ key: String) throws(UsageError) -> [String] { try list(ofTexts: key, called: "paths").map(complete) }

    // MARK: Single values

    /// `form` describes the value that is meant, as the end of a sentence.
    func value<Value>(
        _ key: String,
        _ form: String,
        suggestion: String? = nil,
        _ read: (JSONValue) -> Value?
    ) throws(UsageError) -> Value? {
        guard let value = root[key] else { return nil }
        guard let read = read(value) else { throw value.mistake("“\(key)” \(form)", suggestion: suggestion) }
        return read
    }

    func path(_ key: String) throws(UsageError) -> String? {
        try value(key, "is a path") { $0.filledString.map(complete) }
    }

    func projectFolder(_ key: String) throws(UsageError) -> ProjectFolder? {
        try value(
            key,
            "is a folder in the project, below the folder of this file",
            suggestion: "--out on the command line takes any folder"
        ) { value in
            value.string.flatMap { ProjectFolder($0, in: folder) }
        }
    }

    func flag(_ key: String) throws(UsageError) -> Bool? { try value(key, "is true or false", \.bool) }

    func choice<Choice>(_ key: String) throws(UsageError) -> Choice?
    where Choice: CaseIterable & RawRepresentable<String> {
        let words = Choice.allCases.map(\.rawValue)
        guard let value = root[key],
            let word = try self.value(key, "is one of: \(words.joined(separator: ", "))", \.string)
        else { return nil }
        return try UnknownChoice.checked(word, of: "\(value.location): “\(key)”")
    }

    func module(_ key: String) throws(UsageError) -> ModuleName? {
        try value(
            key,
            "is the name of a Swift module, such as “ElevateUI”",
            suggestion: "letters and digits, a letter first, and no word of the language or module of the system"
        ) { value in
            value.string.flatMap { ModuleName($0) }
        }
    }

    func number<Number: LosslessStringConvertible & Comparable>(
        _ key: String,
        _ form: String,
        where isValid: (Number) -> Bool
    ) throws(UsageError) -> Number? {
        try value(key, form) { $0.numberText.flatMap { Number($0) }.flatMap { isValid($0) ? $0 : nil } }
    }

    /// A text that says something; without it the object says too little.
    func statement(_ key: String) throws(UsageError) -> String {
        guard let value = root[key] else { throw mistake("this needs “\(key)”") }
        guard let text = value.filledString, !text.allSatisfy(\.isWhitespace) else {
            throw value.mistake("“\(key)” is a text that says something")
        }
        return text
    }

    func optionalStatement(_ key: String) throws(UsageError) -> String? { root[key] == nil ? nil : try statement(key) }

    private func complete(_ path: String) -> String {
        path.hasPrefix("/") || path == Inputs.sampleName || path.contains("://") ? path : folder + path
    }
}

extension JSONValue {
    func mistake(_ text: String, suggestion: String? = nil) -> UsageError {
        UsageError("\(location): \(text)", suggestion: suggestion)
    }

    /// nil for an empty text as well.
    var filledString: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}
