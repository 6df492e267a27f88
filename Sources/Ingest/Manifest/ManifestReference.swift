import Core

/// A declaration named from elsewhere: by a superclass, a mixin, an export or a type.
struct ManifestReference {
    let name: String
    let module: ModulePath?
    let package: String?

    init(name: String, module: ModulePath?, package: String?) {
        self.name = name
        self.module = module
        self.package = package
    }

    /// nil where the reference has no name.
    init?(_ value: JSONValue) {
        guard let name = value["name"]?.string, !name.isEmpty else { return nil }
        self.init(name: name, module: value["module"]?.string.map(ModulePath.init), package: value["package"]?.string)
    }
}
