/// Joins the getter and the setter of a property, which an object type declares apart.
struct TypeScriptAccessors {
    /// Indices in the members of getters and setters, by name.
    private var getters: [String: Int] = [:]
    private var setters: [String: Int] = [:]

    /// Adds a property that can only be read so far.
    mutating func addGetter(_ getter: WebType.ObjectMember, to members: inout [WebType.ObjectMember]) {
        if let setter = setters[getter.name] {
            members[setter] = WebType.ObjectMember(kind: .property, name: getter.name, type: getter.type)
        } else {
            getters[getter.name] = members.count
            members.append(getter)
        }
    }

    /// Adds a property that can be written, or lets the existing one be written. The getter gives the type.
    mutating func addSetter(_ setter: WebType.ObjectMember, to members: inout [WebType.ObjectMember]) {
        if let getter = getters[setter.name] {
            members[getter] = WebType.ObjectMember(kind: .property, name: setter.name, type: members[getter].type)
        } else {
            setters[setter.name] = members.count
            members.append(setter)
        }
    }
}
