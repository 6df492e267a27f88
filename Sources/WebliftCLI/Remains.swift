/// Values that a run has made and needs no more.
///
/// A process that ends gives back all memory at once, which is faster than letting go of a hundred thousand values one
/// by one. A process that goes on after the run lets go of them with this.
package struct Remains {
    private var values: [any Sendable] = []

    package init() {}

    mutating func keep(_ values: any Sendable...) {
        self.values += values
    }
}
