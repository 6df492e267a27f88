package import Core

/// A number with no more digits than a screen can show: for people, for JSON and for CSS, which all spell it alike.
package struct RoundedNumber: CustomStringConvertible, JSONWritable {
    package let description: String

    package init(_ value: Double, digits: Int = 4) {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        // Numbers that large have no digits behind the point that matter. Adding zero turns -0 into 0.
        let rounded = abs(value) < 1e11 ? (value * scale).rounded() / scale + 0 : value
        description = rounded.cssText
    }

    package func write(to writer: inout JSONWriter) { writer.raw(json: description) }
}
