import SourceText

/// `Testing` has a type of the same name.
typealias SourceLocation = SourceText.SourceLocation
