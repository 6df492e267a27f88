package struct PlanOptions: Sendable, Equatable {
    package enum Restoration: Sendable, Equatable {
        case none
        case all
        /// Files, or folders with all that is in them, as paths in the output folder.
        case below([String])
    }

    package var replacesEdited = false
    package var restoration = Restoration.none

    package init(replacesEdited: Bool = false, restoration: Restoration = .none) {
        self.replacesEdited = replacesEdited
        self.restoration = restoration
    }

    func restores(_ path: OutputPath) -> Bool {
        switch restoration {
        case .none: false
        case .all: true
        case .below(let places): places.contains { Self.isBelow(path, $0) }
        }
    }

    static func isBelow(_ path: OutputPath, _ place: String) -> Bool {
        let parts = place.split(separator: "/").map(String.init)
        return !parts.isEmpty && path.parts.starts(with: parts)
    }
}
