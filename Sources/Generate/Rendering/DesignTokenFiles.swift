package import Package

/// The files with design tokens, for callers that only ask whether there are some.
package enum DesignTokenFiles {
    package static func includes(_ file: GeneratedFile) -> Bool {
        file.identity.kind == FilePart.designTokens.rawValue[...]
    }
}
