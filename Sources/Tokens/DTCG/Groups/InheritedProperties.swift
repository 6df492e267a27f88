/// Properties that groups give to all tokens in them that say nothing else.
struct InheritedProperties {
    var type: StatedType?
    /// Why tokens are not to be used any more; empty where no reason is given.
    var deprecation: String?
}
