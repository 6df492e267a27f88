import Core
import Package

extension FolderReading.Problem {
    /// `fate` is the consequence, such as `not searched`.
    func message(_ limits: FolderReading.Limits, _ fate: String) -> String {
        switch reason {
        case .link: "this is a link, and is not followed"
        case .tooMany: "there are more than \(limits.fileCount) files; this one and those after it are \(fate)"
        case .tooLarge: "the files have more than \(limits.size >> 20) MiB; this one and those after it are \(fate)"
        case .tooDeep: "folders are nested more than \(limits.depth) deep here, and this one is \(fate)"
        case .notUTF8: "this is \(fate): its name is not UTF-8"
        case .noFile: "this is no file"
        case .system(let error): "this can't be read: \(error.reason)"
        }
    }
}
