extension String {
    /// `elevateButton` for `ElevateButton`, `ui5Card` for `UI5Card`.
    package var lowerCamelCase: String {
        let capitals = prefix { $0.isUppercase }.count
        let isFollowedByLetter = dropFirst(capitals).first?.isLetter == true
        let count =
            capitals <= 1 || capitals == self.count
            ? max(capitals, 1) : isFollowedByLetter ? capitals - 1 : capitals
        return prefix(count).lowercased() + dropFirst(count)
    }
}
