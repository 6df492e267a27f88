import Core

/// `Testing` has a type of the same name.
typealias SourceLocation = Core.SourceLocation
