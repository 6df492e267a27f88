/// `1 file`, `2 files`
enum Count {
    static func of(_ thing: String, _ number: Int) -> String {
        number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
    }
}
