extension SwiftEnum {
    package var payloads: [SwiftType] {
        cases.compactMap { entry in
            if case .payload(let type) = entry.value { type } else { nil }
        }
    }
}
