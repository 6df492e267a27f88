extension TemplateSet {
    /// Positions of the templates that a rendering of each template can come to, itself among them, in ascending order.
    /// Templates that only data names are not known here.
    package var reachableTemplates: [[Int]] {
        let included = templates.map { template in
            template.references.compactMap { reference -> Int? in
                guard case .named(let name) = reference.target else { return nil }
                return position(of: name)
            }
        }
        return templates.indices.map { start in
            var reached: Set<Int> = [start]
            var pending = [start]
            while let position = pending.popLast() {
                for next in included[position] where reached.insert(next).inserted { pending.append(next) }
            }
            return reached.sorted()
        }
    }
}
