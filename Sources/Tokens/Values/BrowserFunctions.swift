/// Functions that values of CSS may have and values of tokens here may not: pictures, filters, shapes, movements, grids.
enum BrowserFunctions {
    /// Includes any function that only a browser has yet: `-webkit-image-set`.
    static func contain(_ name: String) -> Bool { name.hasPrefix("-") || names.contains(name) }

    private static let names: Set<String> = [
        // Pictures and files.
        "url", "src", "image", "image-set", "cross-fade", "element", "paint", "format", "local", "tech", "palette-mix",
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient", "repeating-conic-gradient",
        // Filters.
        "blur", "brightness", "contrast", "grayscale", "hue-rotate", "invert", "opacity", "saturate", "sepia",
        // Shapes and ways.
        "circle", "ellipse", "inset", "rect", "xywh", "polygon", "path", "shape", "ray", "view", "scroll",
        // Movements.
        "matrix", "matrix3d", "perspective", "rotate", "rotate3d", "rotatex", "rotatey", "rotatez", "scale", "scale3d",
        "scalex", "scaley", "scalez", "skew", "skewx", "skewy", "translate", "translate3d", "translatex", "translatey",
        "translatez",
        // Grids and sizes.
        "repeat", "minmax", "fit-content", "calc-size", "anchor", "anchor-size",
        // Functions with values that only the page knows.
        "attr", "env", "counter", "counters", "symbols", "if", "contrast-color", "device-cmyk", "progress", "random",
        "sibling-count", "sibling-index", "toggle",
        // Letters.
        "annotation", "character-variant", "ornaments", "styleset", "stylistic", "swash",
    ]
}
