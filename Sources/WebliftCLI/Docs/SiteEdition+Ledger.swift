import Package
import Reports

extension SiteEdition {
    /// nil for a version that cannot be the name of a folder.
    init?(version: String, beside ledger: Ledger?) {
        var others: [String: [String]] = [:]
        for entry in ledger?.entries ?? [] where entry.state == .present && entry.home == nil {
            let parts = entry.path.parts
            guard let other = Self.version(ofKind: entry.identity.kind), parts.last?.hasSuffix(".html") == true else {
                continue
            }
            others[other, default: []].append(parts.dropFirst(Self.folder.count + 1).joined(separator: "/"))
        }
        self.init(version: version, others: others)
    }
}
