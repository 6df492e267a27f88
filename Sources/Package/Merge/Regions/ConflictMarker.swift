/// The lines around the sides of a conflict, with the labels that name the sides.
enum ConflictMarker: CaseIterable {
    case yours, base, separator, end

    var text: String {
        switch self {
        case .yours: "<<<<<<< yours"
        case .base: "||||||| last generated"
        case .separator: "======="
        case .end: ">>>>>>> now generated"
        }
    }
}
