struct TypeDifference: Equatable {
    enum Kind: Equatable {
        case widened, narrowed, changed
        /// The source says less, or more, than before.
        case lost, told
        case madeOptional, madeRequired
        case valuesAdded, valuesRemoved, valueRenamed
        case arrayToSingle, singleToArray
    }

    let kind: Kind
    /// The values of a closed set that are meant; of a renamed one the old and the new.
    var values: [String] = []
    var evidence: [RenameEvidence] = []
}
