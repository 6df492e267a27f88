/// The text styles of the system, with which fonts grow.
enum TextStyles {
    /// Finds the style with the nearest size at the standard setting.
    static func nearest(to points: Double) -> String {
        styles.min { abs($0.points - points) < abs($1.points - points) }?.name ?? "body"
    }

    private static let styles: [(points: Double, name: String)] = [
        (11, "caption2"), (12, "caption"), (13, "footnote"), (15, "subheadline"), (16, "callout"), (17, "body"),
        (20, "title3"), (22, "title2"), (28, "title"), (34, "largeTitle"),
    ]
}
