/// Condition behind the `#if` around every generated file.
package enum GuardCondition: String, Sendable, Hashable, CaseIterable {
    case iOS = "os(iOS)"
    case swiftUI = "canImport(SwiftUI)"
}
