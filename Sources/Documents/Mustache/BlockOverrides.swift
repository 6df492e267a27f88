/// Blocks that a parent tag fills, and blocks that are filled around it.
struct BlockOverrides {
    let template: Int
    let reference: Int
    /// Position of the overrides around it; below zero where there are none.
    let outer: Int
}
