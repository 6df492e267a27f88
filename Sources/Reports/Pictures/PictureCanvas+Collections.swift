import Generate

extension PictureCanvas {
    private var rowHeight: Double { max(lineHeight, metrics.fontSize * 1.8) }

    mutating func list(rows: Int) {
        surface(0, 0, 192, rowHeight * Double(rows))
        for (place, name) in [label, "Two", "Three"].prefix(rows).enumerated() {
            let y = rowHeight * Double(place)
            if place == 1 { rect(0, y, 192, rowHeight, fill: .chosenBackground) }
            if place > 0 { lines([(metrics.leading, y), (192, y)], .border, width: 1) }
            words(name, metrics.leading, middle: y + rowHeight / 2, place == 1 ? .chosenText : .text)
            chevron(192 - metrics.trailing, y + rowHeight / 2, .text, isDown: false)
        }
    }

    mutating func table() {
        let (columns, column) = (3, 72.0)
        let width = column * Double(columns)
        rect(0, 0, width, rowHeight * 3, radius: metrics.radius, fill: .background)
        for row in 0..<3 {
            let y = rowHeight * Double(row)
            if row > 0 { lines([(0, y), (width, y)], .border, width: 1) }
            if row == 2 { rect(0, y, width, rowHeight, radius: metrics.radius, fill: .chosenBackground) }
            for place in 0..<columns {
                let x = column * Double(place) + min(metrics.leading, 20)
                let name = row == 0 ? ["Name", "Size", "Date"][place] : ["A", "12", "May"][place]
                let (paint, size): (Paint, Double) = (row == 2 ? .chosenText : .text, min(metrics.fontSize, 16))
                words(name, x, middle: y + rowHeight / 2, paint, size: size, isBold: row == 0)
            }
        }
        rect(0, 0, width, rowHeight * 3, radius: metrics.radius, border: .border)
    }

    mutating func tree() {
        for (place, row) in [(0.0, label, true), (1, "Two", false), (1, "Three", false)].enumerated() {
            let (level, name, isOpen) = row
            let y = rowHeight * (Double(place) + 0.5)
            if place == 1 { surface(0, y - rowHeight / 2, 176, rowHeight, isChosen: true) }
            if isOpen { chevron(8, y, .text) }
            words(name, 20 + level * 20, middle: y, place == 1 ? .chosenText : .text)
        }
    }

    mutating func breadcrumb() {
        var x = 0.0
        let middle = metrics.fontSize
        for (place, name) in ["Home", "Docs", label].enumerated() {
            if place > 0 {
                chevron(x + 6, middle, .text, isDown: false)
                x += 16
            }
            words(name, x, middle: middle, place == 2 ? .chosenText : .text)
            x += width(of: name) + 6
        }
    }

    mutating func pages() {
        let side = max(min(metrics.height, 48), 20)
        for (place, name) in ["‹", "1", "2", "3", "›"].enumerated() {
            let x = Double(place) * (side + metrics.spacing)
            let isChosen = place == 2
            surface(x, 0, side, side, isChosen: isChosen)
            words(name, x + side / 2, middle: side / 2, isChosen ? .chosenText : .text, isCentered: true)
        }
    }

    /// Draws one step that is done, the one at hand, and one that comes.
    mutating func steps() {
        let radius = max(min(metrics.height, 44), 20) / 2
        let pitch = radius * 2 + 40
        for place in 0..<3 {
            let x = radius + Double(place) * pitch
            if place > 0 {
                lines([(x - pitch + radius, radius), (x - radius, radius)], place == 1 ? .tint : .border, width: 2)
            }
            let isReached = place < 2
            circle(x, radius, radius, fill: isReached ? .tint : .background, border: isReached ? .tint : .border)
            words("\(place + 1)", x, middle: radius, isReached ? .chosenText : .text, size: radius, isCentered: true)
            let (name, middle) = (["One", "Two", "Three"][place], radius * 2 + metrics.fontSize * 0.7)
            words(name, x, middle: middle, .text, size: min(metrics.fontSize, 14), isCentered: true)
        }
    }

    mutating func timeline(items: Int) {
        for place in 0..<items {
            let y = 10 + Double(place) * 44
            if place + 1 < items { lines([(8, y + 8), (8, y + 36)], .border, width: 2) }
            circle(8, y, 6, fill: .tint)
            words(place == 0 ? label : "Then", 28, middle: y, .text)
            bar(28, middle: y + 18, 88, .text)
        }
    }

    mutating func avatar() { avatar(at: 0) }

    mutating func avatars() {
        for place in 0..<3 { avatar(at: Double(place) * metrics.height * 0.7) }
    }

    private mutating func avatar(at x: Double) {
        let side = metrics.height
        surface(x, 0, side, side)
        words("AB", x + side / 2, middle: side / 2, .text, size: min(metrics.fontSize, side * 0.45), isCentered: true)
    }

    mutating func icon() { star(metrics.iconSize / 2, metrics.iconSize / 2, metrics.iconSize / 2, .text) }

    mutating func text(isBold: Bool) { words(label, 0, middle: metrics.fontSize * 0.7, .text, isBold: isBold) }

    mutating func stat() {
        words(label, 0, middle: 10, .text, size: min(metrics.fontSize, 15), isFaint: true)
        words("1,234", 0, middle: 38, .text, size: 28, isBold: true)
        polygon([(92, 42), (98, 32), (104, 42)], fill: .tint)
        words("12 %", 110, middle: 38, .tint, size: 14)
    }

    mutating func status() {
        let middle = metrics.fontSize * 0.7
        circle(5, middle, 5, fill: .tint)
        words(label, 10 + max(metrics.spacing, 6), middle: middle, .text)
    }

    mutating func divider() { rect(0, 6, 144, max(metrics.borderWidth, 1), fill: .border) }
}
