import Core

/// A place in an input. The testing library has a type of the same name.
typealias SourceLocation = Core.SourceLocation
