/// How many of something there are, in words that fit.
enum Count {
    static func of(_ thing: String, _ number: Int) -> String {
        number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
    }
}
