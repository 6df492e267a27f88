/// A Swift file that shows how a component is used. It compiles as it stands.
package struct UsageExample: Sendable, Hashable {
    package let lines: [String]

    package var source: String { lines.map { $0 + "\n" }.joined() }
}
