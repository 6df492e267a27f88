/// The appearances that iOS tells apart by itself.
package enum TokenMode: String, CaseIterable, Sendable {
    case light, dark
}
