package struct UIKitSlot: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let member: Member
}
