/// Places that each deserve a warning: the first few are kept, the rest is only counted, so that a hostile document
/// can't cause a flood of them.
struct CappedPlaces {
    struct Place {
        let offset: Int
        /// A second place that belongs to it.
        let related: Int
    }

    private(set) var kept: [Place] = []
    private(set) var droppedCount = 0
    /// The first place that was not kept.
    private(set) var firstDropped: Int?

    mutating func add(_ place: Place) {
        if kept.count < JSONLimits.warnings {
            kept.append(place)
        } else {
            droppedCount += 1
            firstDropped = min(firstDropped ?? place.offset, place.offset)
        }
    }
}
