package import SwiftModel

/// A property that the UIKit class of a component had.
package struct FormerProperty: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let type: SwiftType
    /// What it is called now; nil where it is gone, so that it has its former default and takes any other in vain.
    package let new: SwiftIdentifier?
    package let defaultText: String?

    package init(_ name: SwiftIdentifier, _ type: SwiftType, now new: SwiftIdentifier?, defaultText: String?) {
        self.name = name
        self.type = type
        self.new = new
        self.defaultText = defaultText
    }
}
