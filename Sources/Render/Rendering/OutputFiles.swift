import SourceText
import Workspace

/// The files of a package, as they come.
struct OutputFiles {
    private(set) var files: [OutputFile] = []
    private let module: ModuleName

    init(_ module: ModuleName) {
        self.module = module
    }

    /// A file of the module.
    mutating func addSource(_ folder: [String], _ name: String, _ bytes: [UInt8]?, _ ownership: FileOwnership) {
        add(["Sources", module.description] + folder + ["\(name).swift"], bytes, ownership)
    }

    /// A file of the module's tests.
    mutating func addTest(_ name: String, _ bytes: [UInt8]?) {
        add(["Tests", "\(module)Tests", "\(name).swift"], bytes, .scaffold)
    }

    /// The names of all files are made of identifiers, so that there is a path. Nothing is added without bytes: what
    /// could not be rendered has been reported.
    mutating func add(_ parts: [String], _ bytes: [UInt8]?, _ ownership: FileOwnership) {
        guard let bytes else { return }
        files.append(OutputFile(OutputPath(ours: parts), bytes: bytes, ownership: ownership))
    }
}
