/// Declarations by module: Apple's, as far as they are known here, and a project's. A module is all its files, in the
/// order of their names.
package struct SurfaceText: Sendable, Equatable {
    package struct Module: Sendable, Equatable {
        package let name: String
        fileprivate(set) var files: [File]

        /// First lines are ours alone: settings of the compiler.
        var interface: String {
            var text = """
                // swift-interface-format-version: 1.0
                // swift-module-flags: -disable-objc-interop -enable-library-evolution -swift-version 5 -O -module-name \(name)

                """
            for file in files {
                let path = file.path.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0)) }
                text += "#sourceLocation(file: \"\(path)\", line: 1)\n"
                for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
                    text += line.hasPrefix("// swift-") ? "//\n" : line + "\n"
                }
                text += "#sourceLocation()\n"
            }
            return text
        }
    }

    package struct File: Sendable, Equatable {
        /// Path at which a person finds it.
        package let path: String
        package let text: String
        package let isOwn: Bool

        package init(path: String, text: String, isOwn: Bool) {
            self.path = path
            self.text = text
            self.isOwn = isOwn
        }
    }

    /// Modules may have declarations of both texts.
    package func adding(_ more: [(module: String, file: File)]) -> SurfaceText {
        more.isEmpty ? self : SurfaceText(files + more)
    }

    package static func == (left: SurfaceText, right: SurfaceText) -> Bool { left.modules == right.modules }

    /// Sorted behind imports.
    package private(set) var modules: [Module] = []

    private let files: [(module: String, file: File)]

    package init(_ files: [(module: String, file: File)]) {
        self.files = files
        var found: [String: [File]] = [:]
        for (module, file) in files { found[module, default: []].append(file) }
        var unplaced = found.mapValues { files in
            Module(name: "", files: files.sorted { $0.path < $1.path })
        }
        func place(_ name: String) {
            guard let files = unplaced.removeValue(forKey: name)?.files else { return }
            for file in files { ImportedModules.of(Array(file.text.utf8)).sorted().forEach(place) }
            modules.append(Module(name: name, files: files))
        }
        found.keys.sorted().forEach(place)
    }
}
