import Core
import Package

struct OutputFiles {
    private(set) var files: [GeneratedFile] = []
    /// Names that no file can have everywhere, each with the name that its file got instead.
    private var renamed: [(name: String, other: String)] = []
    private let module: ModuleName

    init(_ module: ModuleName) {
        self.module = module
    }

    mutating func addSource(
        _ folder: [String],
        _ name: String,
        _ bytes: [UInt8]?,
        _ ownership: FileOwnership,
        _ origin: FileOrigin,
        isSupport: Bool = false
    ) {
        let path = ["Sources", module.description] + folder + ["\(name).swift"]
        add(path, bytes, ownership, origin, isSupport: isSupport)
    }

    mutating func addTest(
        _ name: String,
        _ bytes: [UInt8]?,
        _ origin: FileOrigin,
        _ ownership: FileOwnership = .scaffold
    ) {
        add(["Tests", "\(module)Tests", "\(name).swift"], bytes, ownership, origin)
    }

    /// Adds a file. The names of all files are made of identifiers, so that there is a path; a name that Windows keeps
    /// for a device is altered. Nothing is added without bytes: the failed rendering has been reported.
    mutating func add(
        _ parts: [String],
        _ bytes: [UInt8]?,
        _ ownership: FileOwnership,
        _ origin: FileOrigin,
        isSupport: Bool = false,
        former: [[UInt8]] = []
    ) {
        guard let bytes else { return }
        let names = parts.map(OutputPath.portable)
        for (name, other) in zip(parts, names) where name != other { renamed.append((name, other)) }
        let file = OutputFile(OutputPath(ours: names), bytes: bytes, ownership: ownership)
        files.append(
            GeneratedFile(
                file,
                origin.identity,
                inputs: origin.inputs,
                template: origin.template,
                isSupport: isSupport,
                former: former
            )
        )
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for (name, other) in renamed {
            let message = "no file can be called \(name) on Windows; this one is called \(other)"
            diagnostics.note(.outputRenamed, message, at: nil)
        }
    }
}

/// Identity of a file and its sources: the ledger remembers them besides its bytes.
struct FileOrigin {
    let identity: FileIdentity
    let inputs: ContentHash
    let template: ContentHash

    init(component: String? = nil, part: String, inputs: ContentHash, template: ContentHash) {
        identity = FileIdentity(component: component, part: part)
        self.inputs = inputs
        self.template = template
    }
}
