import Core

extension GroupReader {
    mutating func open(_ group: TokenObject, _ layers: GroupLayers, inherited: InheritedProperties) {
        checkProperties(of: group, "a group")
        var all = [(object: group, layer: layers.first)] + bases(of: group, at: layers.first)
        for layer in layers.rest where layer.object.kind == .object {
            let object = TokenObject(layer.object, dialect)
            if !object.isToken { all += [(object, layer)] + bases(of: object, at: layer) }
        }
        var properties = inherited
        if let type = all.lazy.compactMap(\.object.type).first { properties.type = stated(type) }
        if let deprecated = all.lazy.compactMap(\.object.deprecated).first {
            properties.deprecation = deprecation(deprecated)
        }
        open(all.count == 1 ? group.members : merged(all), inherited: properties)
    }

    private mutating func merged(_ layers: [(object: TokenObject, layer: GroupLayers.Layer)]) -> [GroupFrame.Member] {
        var members: [GroupFrame.Member] = []
        var places: [String: Int] = [:]
        for (object, layer) in layers {
            let type = object.type.map { stated($0) } ?? layer.type
            for member in object.members {
                let inner = GroupLayers.Layer(object: member.layers.first.object, type: type)
                let key = member.key.text
                if let place = places[key] {
                    members[place].layers.rest.append(inner)
                } else {
                    places[key] = members.count
                    members.append(GroupFrame.Member(key: member.key, layers: GroupLayers(first: inner)))
                }
            }
        }
        return members
    }

    private mutating func bases(
        of group: TokenObject,
        at layer: GroupLayers.Layer
    ) -> [(object: TokenObject, layer: GroupLayers.Layer)] {
        var bases: [(object: TokenObject, layer: GroupLayers.Layer)] = []
        var (owner, next) = (layer.object, group.base)
        while let reference = next {
            // Each group of a chain is as large as all that stand behind it.
            guard bases.count < DesignTokenLimits.referenceLength else {
                let message =
                    "more than \(DesignTokenLimits.referenceLength) groups take over one another here; the rest is not taken over"
                diagnostics.warning(.tokensTooDeep, message, at: reference.location)
                break
            }
            do {
                let base = try base(reference, of: owner)
                let object = TokenObject(base.object, dialect)
                bases.append((object, base))
                (owner, next) = (base.object, object.base)
            } catch {
                diagnostics.add(error)
                next = nil
            }
        }
        return bases
    }

    private mutating func base(
        _ reference: JSONValue,
        of owner: JSONValue
    ) throws(DesignTokenProblem) -> GroupLayers.Layer {
        guard let text = reference.string, let path = Self.path(text) else {
            throw DesignTokenProblem(
                .tokensGroupBase,
                "a group takes over another one by its path, as `{color.brand}` or `#/color/brand`",
                at: reference.location
            )
        }
        var found = values.pointers.index.root
        var type: StatedType?
        for segment in path {
            if let here = values.pointers.index.child("$type", of: found) { type = stated(here) }
            guard let next = values.pointers.index.child(segment, of: found), next.kind == .object else {
                throw DesignTokenProblem(
                    .tokensGroupBase,
                    "there is no such group in this file",
                    at: reference.location
                )
            }
            found = next
        }
        guard values.pointers.index.child(dialect.valueKey, of: found) == nil else {
            throw DesignTokenProblem(.tokensGroupBase, "this is a token, and no group", at: reference.location)
        }
        let place = reference.sourceBytes.startIndex
        guard !found.sourceBytes.indices.contains(place), !activeBases.contains(place) else {
            throw DesignTokenProblem(.tokensCycle, "the group takes over itself in this way", at: reference.location)
        }
        activeBases.append(place)
        return GroupLayers.Layer(object: found, type: type)
    }

    private static func path(_ text: String) -> [String]? {
        if let pointer = JSONPointer(text) { return pointer.segments }
        guard let alias = TokenAlias(text, .standard), !alias.isRoot else { return nil }
        return alias.path
    }
}

extension TokenObject {
    fileprivate var members: [GroupFrame.Member] {
        var members: [GroupFrame.Member] = []
        members.reserveCapacity(children.count + 1)
        if let root, let key = root.key { members.append(.init(key: key, layers: GroupLayers(root))) }
        for child in children { members.append(.init(key: child.key, layers: GroupLayers(child.value))) }
        return members
    }
}

extension GroupLayers {
    fileprivate init(_ object: JSONValue) {
        self.init(first: Layer(object: object, type: nil))
    }
}

/// Objects at one place: first the object that stands there, then the objects taken over, the nearest first.
struct GroupLayers {
    struct Layer {
        let object: JSONValue
        /// The type that the groups around it give its tokens at its own place.
        let type: StatedType?
    }

    var first: Layer
    var rest: [Layer] = []
}

struct GroupFrame {
    struct Member {
        let key: JSONString
        var layers: GroupLayers
    }

    let inherited: InheritedProperties
    let depth: Int
    /// Number of groups around the members that take over others, this one included.
    let extensionCount: Int
    private let members: [Member]
    private var next = 0

    init(_ members: [Member], inherited: InheritedProperties, depth: Int, extensionCount: Int) {
        self.members = members
        self.inherited = inherited
        self.depth = depth
        self.extensionCount = extensionCount
    }

    mutating func nextMember() -> Member? {
        guard next < members.count else { return nil }
        defer { next += 1 }
        return members[next]
    }
}

struct InheritedProperties {
    var type: StatedType?
    /// Why tokens are not to be used any more; empty where no reason is given.
    var deprecation: String?
}
