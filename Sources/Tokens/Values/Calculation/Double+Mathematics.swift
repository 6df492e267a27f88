import Core

/// Functions that values need of the C library, so that one file knows where it is.
extension Double {
    func raised(to exponent: Double) -> Double { pow(self, exponent) }

    /// Raises as `raised(to:)` does, mirrored at zero, so that colors out of gamut stay continuous.
    func raisedKeepingSign(to exponent: Double) -> Double {
        Double(signOf: self, magnitudeOf: pow(magnitude, exponent))
    }

    /// Negative for a negative number.
    var cubeRoot: Double { cbrt(self) }
    var exponential: Double { exp(self) }
    var naturalLogarithm: Double { log(self) }

    var degreesInRadians: Double { self * .pi / 180 }
    var radiansInDegrees: Double { self * 180 / .pi }

    // Angles are in degrees.
    var sine: Double { sin(degreesInRadians) }
    var cosine: Double { cos(degreesInRadians) }
    var tangent: Double { tan(degreesInRadians) }
    var arcSine: Double { asin(self).radiansInDegrees }
    var arcCosine: Double { acos(self).radiansInDegrees }
    var arcTangent: Double { atan(self).radiansInDegrees }

    /// The direction of a point, between -180 and 180 degrees.
    static func direction(x: Double, y: Double) -> Double { atan2(y, x).radiansInDegrees }

    /// Computes the remainder of a division, with the sign of the divisor.
    func modulo(_ divisor: Double) -> Double {
        let rest = truncatingRemainder(dividingBy: divisor)
        return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
    }

    func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
