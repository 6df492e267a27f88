package import Documents

package struct ScaffoldTemplates: Sendable {
    package let set: TemplateSet
    let hashes: TemplateHashes

    package init(_ set: TemplateSet) {
        self.set = set
        hashes = TemplateHashes(set)
    }
}
