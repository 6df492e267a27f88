import Core
import Package

/// Identity of a file and its sources: the ledger remembers them besides its bytes.
struct FileOrigin {
    let identity: FileIdentity
    let inputs: ContentHash
    let template: ContentHash

    init(component: String? = nil, part: String, inputs: ContentHash, template: ContentHash) {
        identity = FileIdentity(component: component, part: part)
        self.inputs = inputs
        self.template = template
    }
}
