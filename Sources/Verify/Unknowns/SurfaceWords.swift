import SwiftModel

package enum SurfaceWords {
    package static func all(in surface: SurfaceText) -> Set<String> {
        var names: Set<String> = []
        for file in surface.modules.flatMap(\.files) {
            guard let declarations = try? SwiftDeclarations(Array(file.text.utf8)) else { continue }
            for declaration in declarations.all where declaration.kind != .extension { names.insert(declaration.name) }
        }
        return names
    }
}
