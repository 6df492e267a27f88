import SwiftModel
import TestSupport
import Testing

@testable import Verify

@Suite(
    "What a generated control inherits",
    .startsCompiler,
    .needsSurface
)
struct InheritedMemberTests {
    @Test("no property of a component is called as a property or a method of UIControl and its superclasses")
    func members() async throws {
        let parents: Set<Substring> = ["NSObject", "UIResponder", "UIView", "UIControl"]
        var names: Set<String> = []
        for symbol in try await SurfaceSymbol.all.value {
            let path = symbol.path.split(separator: "/")
            guard path.count == 2, parents.contains(path[0]), path[1].first?.isLowercase == true else { continue }
            let text = symbol.declaration.text
            guard text.hasPrefix("var ") || text.hasPrefix("func ") && path[1].hasSuffix("()") else { continue }
            names.insert(String(path[1].prefix { $0 != "(" }))
        }
        #expect(names.count > 100)
        let kept = names.filter { SwiftIdentifier($0, as: .uiKitProperty).name == $0 }.sorted()
        #expect(kept == [])
    }
}
