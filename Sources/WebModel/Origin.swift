/// The class or mixin that an inherited item was declared in.
package struct Origin: Sendable, Hashable {
    package var name: String
    package var module: String?

    package init(name: String, module: String? = nil) {
        self.name = name
        self.module = module
    }
}
