/// The blocks that a parent tag fills, and those that are filled around it.
struct BlockOverrides {
    let template: Int
    let reference: Int
    /// The position of those around it; below zero where there are none.
    let outer: Int
}
