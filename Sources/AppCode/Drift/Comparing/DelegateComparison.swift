import Core
import SwiftModel
import Translate
import WebModel

struct DelegateComparison {
    private(set) var findings: [DriftFinding] = []

    /// `found` is the class; its property `delegate` tells the protocol.
    init(_ expected: ExpectedComponent, _ found: FoundComponent, _ match: inout TypeMatch) {
        let methods = UIKitDelegate.methods(of: expected.component)
        let type = found.members["delegate"]?.ways.lazy.compactMap(\.type).first
        let delegate = type.flatMap(match.sources.declaredType)
        var rest = (delegate?.members ?? []).filter { member in
            member.declaration.kind == .function && !member.declaration.isInExtension && !member.declaration.isWithdrawn
        }
        let className = found.type.path.last ?? ""
        let generics = expected.generics(beside: found.generics)
        for method in methods {
            let place = expected.translation.items.first { $0.item == method.origin }?.location
            let line = method.declaration(class: className)
            func add(_ rule: DriftRule, _ message: String, at swift: SourceLocation) {
                findings.append(
                    DriftFinding(
                        rule,
                        of: expected,
                        item: method.origin.isMade ? nil : method.origin,
                        name: method.name,
                        message,
                        at: swift,
                        web: place,
                        suggestion: line
                    )
                )
            }
            guard let index = rest.firstIndex(where: { $0.declaration.name == method.name }) else {
                add(
                    .memberMissing,
                    "the delegate has no \(code: method.name), which the web's \(code: method.event ?? method.origin) becomes",
                    at: delegate?.found.place ?? found.type.found.place
                )
                continue
            }
            let other = rest.remove(at: index)
            var given = other.declaration.parameters.map {
                match.sources.resolved($0.type, in: other.declaration.scope)
            }
            if given.first?.lastName == className { given.removeFirst() }
            let wanted = method.parameters.map(match.types.written)
            if !match.isSame(.tuple(given), .tuple(wanted), generics) {
                add(
                    .memberType,
                    "\(code: method.name) tells \(code: WrittenType.tuple(given)), and would tell \(code: WrittenType.tuple(wanted))",
                    at: other.place
                )
            }
        }
        for other in rest {
            findings.append(
                DriftFinding(
                    .memberMore,
                    of: expected,
                    name: other.declaration.name,
                    "\(code: other.declaration.name) of the delegate comes from no item of the web component",
                    at: other.place
                )
            )
        }
    }
}
