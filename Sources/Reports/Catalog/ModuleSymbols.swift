import Core

/// A graph of the module's symbols without any of them, so that DocC knows the module of a catalog also where nothing has
/// been compiled: on Linux, where there is no iOS.
enum ModuleSymbols {
    static func bytes(of module: String) -> [UInt8] {
        JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.object("metadata") { object in
                    object.object("formatVersion") { object in
                        object.member("major", 0)
                        object.member("minor", 6)
                        object.member("patch", 0)
                    }
                    object.member("generator", "weblift")
                }
                object.object("module") { object in
                    object.member("name", module)
                    object.object("platform") { _ in }
                }
                object.member("symbols") { $0.array { _ in } }
                object.member("relationships") { $0.array { _ in } }
            }
        } + Array("\n".utf8)
    }
}
