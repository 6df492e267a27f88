import SourceText
import Workspace

/// What a file is, and what it comes from: what the ledger remembers of it besides its bytes.
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
