import Generate
import SwiftModel

extension PictureCanvas {
    mutating func card() {
        let (x, width) = (metrics.leading, 176.0)
        let height = max(metrics.top + metrics.bottom + 76, 92)
        surface(0, 0, width, height)
        words(label, x, middle: metrics.top + 10, .text, isBold: true)
        lines([(x, metrics.top + 26), (width - metrics.trailing, metrics.top + 26)], .border, width: 1)
        for (place, length) in [120.0, 136, 80].enumerated() {
            bar(x, middle: metrics.top + 42 + Double(place) * 14, min(length, width - x - metrics.trailing), .text)
        }
    }

    mutating func disclosure(headers: Int) {
        let width = 176.0
        var y = 0.0
        for place in 0..<headers {
            let isOpen = place == 0
            let height = lineHeight + (isOpen ? 44 : 0)
            surface(0, y, width, height)
            words(place == 0 ? label : "More", metrics.leading, middle: y + lineHeight / 2, .text)
            chevron(width - metrics.trailing - 4, y + lineHeight / 2, .text, isDown: isOpen)
            if isOpen {
                bar(metrics.leading, middle: y + lineHeight + 8, 120, .text)
                bar(metrics.leading, middle: y + lineHeight + 22, 96, .text)
            }
            y += height + metrics.spacing
        }
    }

    mutating func tabs() {
        var x = 0.0
        for (place, name) in ["One", "Two", "Three"].enumerated() {
            let isChosen = place == 0
            let width = box(name, x: x, isChosen: isChosen)
            if isChosen { rect(x, lineHeight + 2, width, 3, radius: 1.5, fill: .tint) }
            x += width + metrics.spacing
        }
        bar(0, middle: lineHeight + 20, 120, .text)
        bar(0, middle: lineHeight + 34, 88, .text)
    }

    /// The scrim lies over a part of a screen.
    mutating func dialog(_ primitive: NativePrimitive) {
        let (width, height) = (200.0, 136.0)
        rect(0, 0, width, height, radius: 8, fill: .scrim)
        switch primitive {
        case .drawer: panel(width * 0.4, 0, width * 0.6, height, hasButtons: false)
        case .sheet: panel(0, height * 0.32, width, height * 0.68, hasButtons: false)
        default: panel(20, 16, width - 40, height - 32, hasButtons: true)
        }
    }

    private mutating func panel(_ x: Double, _ y: Double, _ width: Double, _ height: Double, hasButtons: Bool) {
        surface(x, y, width, height)
        let left = x + min(metrics.leading, 24)
        words(label, left, middle: y + 20, .text, size: min(metrics.fontSize, 18), isBold: true)
        cross(x + width - 14, y + 16, 4, .text)
        bar(left, middle: y + 42, width * 0.6, .text)
        bar(left, middle: y + 54, width * 0.45, .text)
        if hasButtons {
            rect(x + width - 112, y + height - 30, 46, 20, radius: 5, border: .border, line: 1)
            rect(x + width - 58, y + height - 30, 46, 20, radius: 5, fill: .tint)
        }
    }

    mutating func popover() {
        polygon([(24, 10), (34, 0), (44, 10)], fill: .background)
        surface(0, 9, 160, 76)
        words(label, min(metrics.leading, 24), middle: 30, .text, isBold: true)
        bar(min(metrics.leading, 24), middle: 52, 112, .text)
        bar(min(metrics.leading, 24), middle: 66, 80, .text)
    }

    mutating func banner() {
        let width = 216.0
        let height = max(lineHeight, 44)
        surface(0, 0, width, height)
        circle(metrics.leading + 8, height / 2, 8, fill: .tint)
        words(label, metrics.leading + 16 + max(metrics.spacing, 6), middle: height / 2, .text)
        cross(width - metrics.trailing - 4, height / 2, 4, .text)
    }

    mutating func bar() {
        rect(0, 0, 216, max(metrics.height, 44), fill: .background, border: .border)
        let middle = max(metrics.height, 44) / 2
        lines([(16, middle - 5), (11, middle), (16, middle + 5)], .text)
        words(label, 108, middle: middle, .text, isBold: true, isCentered: true)
        for place in 0..<3 { circle(192 + Double(place) * 6, middle, 1.8, fill: .text) }
    }

    mutating func empty() {
        surface(0, 0, 176, 104)
        circle(88, 28, 14, border: .text, line: 2)
        words(label, 88, middle: 60, .text, isBold: true, isCentered: true)
        bar(48, middle: 82, 80, .text)
    }

    mutating func skeleton() {
        circle(18, 18, 18, fill: .background)
        rect(46, 4, 120, 12, radius: min(metrics.radius, 6), fill: .background)
        rect(46, 22, 80, 12, radius: min(metrics.radius, 6), fill: .background)
    }

    mutating func codeBlock() {
        surface(0, 0, 192, 72)
        for (place, line) in ["let size = 44", "draw(size)"].enumerated() {
            let (x, middle) = (min(metrics.leading, 24), 24 + Double(place) * 24)
            words(line, x, middle: middle, .text, size: min(metrics.fontSize, 15))
        }
    }
}
