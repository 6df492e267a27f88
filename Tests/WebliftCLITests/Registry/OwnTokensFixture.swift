import Foundation

/// A registry as a team brings it: a button with classes, and a theme with the tokens that these name.
enum OwnTokensFixture {
    static let colors = """
        "primary": "#101010", "primary-foreground": "#fafafa", "secondary": "#dddddd", "accent": "#eeeeee", "foreground": "#202020"
        """

    /// `"cssVars": …` in the theme.
    static func theme(_ variables: String = #"{"light": {\#(colors)}}"#) -> String {
        #"{"name": "theme", "type": "registry:theme", "cssVars": \#(variables)}"#
    }

    static func button(height: String = "h-9", secondary: String = "bg-secondary") throws -> String {
        let code = """
            const buttonVariants = cva("inline-flex rounded-md text-sm", {
              variants: {
                variant: { default: "bg-primary text-primary-foreground", secondary: "\(secondary) text-foreground" },
                size: { default: "\(height) px-4", lg: "h-12 px-6" },
              },
              defaultVariants: { variant: "default", size: "default" },
            })
            export function Button(props: React.ComponentProps<"button"> & VariantProps<typeof buttonVariants>) { return null }
            """
        let content = String(decoding: try JSONEncoder().encode(code), as: UTF8.self)
        return """
            {"name": "button", "type": "registry:ui", "files": [{"path": "ui/button.tsx", "type": "registry:ui",
             "content": \(content)}]}
            """
    }

    static func registry(_ items: String...) -> String {
        #"{"name": "acme", "items": [\#(items.joined(separator: ",\n"))]}"#
    }
}
