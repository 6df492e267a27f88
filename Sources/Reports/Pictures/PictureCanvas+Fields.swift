import Generate
import SwiftModel

extension PictureCanvas {
    private static let fieldWidth = 144.0

    private mutating func fieldBox(y: Double = 0, width: Double = fieldWidth, height: Double? = nil, words: String?) {
        let height = height ?? lineHeight
        surface(0, y, width, height)
        if let words { self.words(words, metrics.leading, middle: y + min(height, lineHeight) / 2, .text) }
    }

    mutating func field(_ primitive: NativePrimitive) {
        let middle = lineHeight / 2
        let end = Self.fieldWidth - metrics.trailing - 5
        switch primitive {
        case .secureField: fieldBox(words: "••••••")
        case .searchField, .pickerSearch:
            fieldBox(words: nil)
            circle(metrics.leading + 5, middle - 1, 5, border: .text, line: 1.5)
            lines([(metrics.leading + 9, middle + 3), (metrics.leading + 13, middle + 7)], .text)
            words(label, metrics.leading + 20, middle: middle, .text)
        default: fieldBox(words: label)
        }
        switch primitive {
        case .pickerMenu, .pickerSearch: chevron(end, middle, .text)
        case .timePicker:
            circle(end, middle, 7, border: .text, line: 1.5)
            lines([(end, middle - 4), (end, middle), (end + 3, middle)], .text)
        case .colorPicker: circle(end, middle, 8, fill: .tint, border: .border)
        default: break
        }
    }

    mutating func textArea() {
        let pitch = metrics.fontSize * 1.3
        let height = metrics.top + pitch * 3 + metrics.bottom
        fieldBox(height: height, words: nil)
        words(label, metrics.leading, middle: metrics.top + pitch / 2, .text)
        bar(metrics.leading, middle: metrics.top + pitch * 1.5, 96, .text)
        bar(metrics.leading, middle: metrics.top + pitch * 2.5, 60, .text)
    }

    mutating func code() {
        for (place, digit) in ["1", "2", "3", ""].enumerated() {
            let x = Double(place) * (lineHeight * 0.8 + metrics.spacing)
            surface(x, 0, lineHeight * 0.8, lineHeight)
            if !digit.isEmpty { words(digit, x + lineHeight * 0.4, middle: lineHeight / 2, .text, isCentered: true) }
        }
    }

    mutating func tagInput() {
        fieldBox(width: 176, words: nil)
        let size = metrics.fontSize * 0.85
        for (place, name) in ["One", "Two"].enumerated() {
            let x = metrics.leading + Double(place) * (width(of: "Two", size: size) + 28)
            let tag = width(of: name, size: size) + 20
            rect(x, lineHeight * 0.2, tag, lineHeight * 0.6, radius: 4, border: .border, line: 1)
            words(name, x + 5, middle: lineHeight / 2, .text, size: size)
            cross(x + tag - 8, lineHeight / 2, 2.5, .text)
        }
    }

    /// A field, and the month below it with a day, or some days, that are chosen.
    mutating func calendar(isRange: Bool) {
        fieldBox(words: isRange ? "9 – 11" : label)
        let top = lineHeight + 6
        surface(0, top, Self.fieldWidth, 84)
        for day in 0..<21 {
            let (x, y) = (12 + Double(day % 7) * 20, top + 16 + Double(day / 7) * 26)
            let isChosen = isRange ? (8...10).contains(day) : day == 9
            if isChosen { circle(x, y, 10, fill: .tint) }
            words("\(day + 1)", x, middle: y, isChosen ? .background : .text, size: 10, isCentered: true)
        }
    }

    mutating func dropZone() {
        let height = max(lineHeight, 72)
        surface(0, 0, Self.fieldWidth, height)
        lines([(72, height * 0.5), (72, height * 0.2)], .text)
        lines([(66, height * 0.3), (72, height * 0.2), (78, height * 0.3)], .text)
        words(label, 72, middle: height * 0.72, .text, isCentered: true)
    }

    mutating func formField() {
        words(label, 0, middle: metrics.fontSize * 0.7, .text)
        let top = metrics.fontSize * 1.5
        surface(0, top, Self.fieldWidth, lineHeight)
        bar(0, middle: top + lineHeight + 10, 88, .text)
    }

    mutating func options() {
        let row = max(lineHeight, metrics.fontSize * 1.8)
        surface(0, 0, Self.fieldWidth, row * 3)
        for (place, name) in ["One", "Two", "Three"].enumerated() {
            let y = row * Double(place)
            if place == 1 {
                rect(0, y, Self.fieldWidth, row, radius: metrics.radius, fill: .chosenBackground)
                lines([(122, y + row / 2), (126, y + row / 2 + 4), (134, y + row / 2 - 5)], .chosenText)
            }
            words(name, metrics.leading, middle: y + row / 2, place == 1 ? .chosenText : .text)
        }
    }

    mutating func menu() {
        let width = metrics.leading + self.width(of: label) + metrics.spacing + 10 + metrics.trailing
        surface(0, 0, width, lineHeight)
        words(label, metrics.leading, middle: lineHeight / 2, .text)
        chevron(width - metrics.trailing - 5, lineHeight / 2, .text)
        let top = lineHeight + 6
        let row = metrics.fontSize * 1.8
        surface(0, top, Self.fieldWidth, row * 3 + 8)
        for (place, name) in ["Open", "Copy", "Delete"].enumerated() {
            words(name, metrics.leading, middle: top + 4 + row * (Double(place) + 0.5), .text)
        }
    }
}
