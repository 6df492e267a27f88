/// A module's path in a form that all its spellings share: `/src/a.ts`, `./src/a.js`, `src\a.js` and `src/a`.
struct ModulePath: Hashable {
    let text: String

    init(_ spelling: String) {
        var rest = Substring(spelling)
        if spelling.utf8.contains(UInt8(ascii: "\\")) {
            rest = Substring(String(spelling.map { $0 == "\\" ? "/" : $0 }))
        }
        while true {
            if rest.hasPrefix("./") {
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("/") {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        for ending in [".d.ts", ".js", ".ts", ".mjs", ".mts", ".cjs", ".cts", ".jsx", ".tsx"]
        where rest.hasSuffix(ending) {
            rest = rest.dropLast(ending.count)
            break
        }
        text = String(rest)
    }
}
