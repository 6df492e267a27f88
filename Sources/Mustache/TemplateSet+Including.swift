extension TemplateSet {
    /// The templates that a rendering of one can come to, itself among them, sorted. Those that only data names are not
    /// known here.
    package func templates(reachableFrom name: String) -> [String] {
        var reached: Set<String> = []
        var pending = [name]
        while let name = pending.popLast() {
            guard let position = position(of: name), reached.insert(name).inserted else { continue }
            for reference in templates[position].references {
                if case .named(let included) = reference.target { pending.append(included) }
            }
        }
        return reached.sorted()
    }
}
