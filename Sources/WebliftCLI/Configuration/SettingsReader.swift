import Core
import Generate

/// A value of the wrong shape is a mistake with its place; an absent value is nil.
struct SettingsReader {
    private let root: JSONValue
    /// Folder of the file, with a slash, or nothing.
    private let folder: String

    init(_ root: JSONValue, folder: String) {
        self.root = root
        self.folder = folder
    }

    func paths(_ key: String) throws(UsageError) -> [String] {
        guard let list = root[key] else { return [] }
        return try Self.paths(list, key, folder: folder)
    }

    static func paths(_ list: JSONValue, _ key: String, folder: String) throws(UsageError) -> [String] {
        guard list.kind == .array else { throw UsageError("\(list.location): “\(key)” is a list of paths") }
        var paths: [String] = []
        for element in list.elements {
            guard let path = element.string, !path.isEmpty else {
                throw UsageError("\(element.location): “\(key)” is a list of paths")
            }
            paths.append(complete(path, folder))
        }
        return paths
    }

    func path(_ key: String) throws(UsageError) -> String? {
        guard let value = root[key] else { return nil }
        guard let path = value.string, !path.isEmpty else {
            throw UsageError("\(value.location): “\(key)” is a path")
        }
        return Self.complete(path, folder)
    }

    func projectFolder(_ key: String) throws(UsageError) -> ProjectFolder? {
        guard let value = root[key] else { return nil }
        guard let path = value.string, let inside = ProjectFolder(path, in: folder) else {
            throw UsageError(
                "\(value.location): “\(key)” is a folder in the project, below the folder of this file",
                suggestion: "--out on the command line takes any folder"
            )
        }
        return inside
    }

    func texts(_ key: String) throws(UsageError) -> [String] {
        guard let list = root[key] else { return [] }
        guard list.kind == .array else { throw UsageError("\(list.location): “\(key)” is a list of texts") }
        var texts: [String] = []
        for element in list.elements {
            guard let text = element.string, !text.isEmpty else {
                throw UsageError("\(element.location): “\(key)” is a list of texts")
            }
            texts.append(text)
        }
        return texts
    }

    func flag(_ key: String) throws(UsageError) -> Bool? {
        guard let value = root[key] else { return nil }
        guard let flag = value.bool else { throw UsageError("\(value.location): “\(key)” is true or false") }
        return flag
    }

    func choice<Choice>(_ key: String) throws(UsageError) -> Choice?
    where Choice: CaseIterable & RawRepresentable<String> {
        guard let value = root[key] else { return nil }
        let words = Choice.allCases.map(\.rawValue)
        guard let word = value.string else {
            throw UsageError("\(value.location): “\(key)” is one of: \(words.joined(separator: ", "))")
        }
        guard let choice = Choice(rawValue: word) else {
            throw UnknownChoice.mistake(word, of: "\(value.location): “\(key)”", among: words)
        }
        return choice
    }

    func module(_ key: String) throws(UsageError) -> ModuleName? {
        guard let value = root[key] else { return nil }
        guard let name = value.string.flatMap({ ModuleName($0) }) else {
            throw UsageError(
                "\(value.location): “\(key)” is the name of a Swift module, such as “ElevateUI”",
                suggestion: "letters and digits, a letter first, and no word of the language or module of the system"
            )
        }
        return name
    }

    func deploymentTarget(_ key: String) throws(UsageError) -> Int? {
        guard let value = root[key] else { return nil }
        guard let target = value.numberText.flatMap({ Int($0) }), RenderSettings.targets.contains(target)
        else {
            throw UsageError(
                "\(value.location): “\(key)” is the oldest major version of iOS to run on, a whole number from "
                    + "\(RenderSettings.oldestTarget) to \(RenderSettings.targets.upperBound)"
            )
        }
        return target
    }

    private static func complete(_ path: String, _ folder: String) -> String {
        path.hasPrefix("/") || path == Inputs.sampleName || path.contains("://") ? path : folder + path
    }
}
