/// A comment that begins with two slashes and stands for people who read the code.
struct SwiftRemark {
    /// With its slashes.
    let text: String
    let line: Int
}
