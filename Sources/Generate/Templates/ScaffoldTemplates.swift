package import Documents

/// The templates of a run, and the hashes that tell whether they changed since a file was written.
package struct ScaffoldTemplates: Sendable {
    package let set: TemplateSet
    let hashes: TemplateHashes

    package init(_ set: TemplateSet) {
        self.set = set
        hashes = TemplateHashes(set)
    }
}
