#if os(iOS)
import SwiftUI

/// Stands for a person or a team: with a picture, with initials or with an icon, whichever is there first.
///
/// **Web Component:** `<elvt-avatar>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/avatar.md`
///
/// **Adapted:**
/// - `loading`: left out. When the browser fetches a picture. `AsyncImage` fetches it when it is shown.
@available(iOS 15, *)
public struct ElevateAvatar<Icon: View, Badge: View>: View {
    // MARK: - Properties

    private let image: URL?
    private let initials: String?
    private let shape: AvatarTokens.Shape
    private let size: AvatarTokens.Size

    // MARK: - Content

    private let label: String
    private let icon: Icon
    private let badge: Badge

    // MARK: - Actions

    private let onError: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The name of the person, for assistive technology.
    ///   - image: The address of the picture.
    ///   - initials: One or two letters that are shown when there is no picture.
    ///   - shape: The outline. Options: "circle", "square", "rounded"
    ///   - size: The edge length. Options: "s", "m", "l"
    ///   - onError: The picture could not be loaded.
    ///   - icon: An icon for an avatar without picture and initials.
    ///   - badge: A badge in the lower corner.
    public init(
        _ label: String = "",
        image: URL? = nil,
        initials: String? = nil,
        shape: AvatarTokens.Shape = .circle,
        size: AvatarTokens.Size = .medium,
        onError: (() -> Void)? = nil,
        @ViewBuilder icon: () -> Icon = { EmptyView() },
        @ViewBuilder badge: () -> Badge = { EmptyView() }
    ) {
        self.label = label
        self.image = image
        self.initials = initials
        self.shape = shape
        self.size = size
        self.onError = onError
        self.icon = icon()
        self.badge = badge()
    }

    // MARK: - Body

    public var body: some View {
        Group {
            AsyncImage(url: image) { phase in
                if let picture = phase.image {
                    picture.resizable().scaledToFill()
                } else {
                    avatarPlaceholder
                        .onValueChange(of: phase.error != nil) { if $0 { onError?() } }
                }
            }
        }
        .font(metrics.font)
        .foregroundStyle(colors.text())
        .scaledSize(metrics.minimumHeight, relativeTo: metrics.textStyle)
        .background(colors.background)
        .clipShape(outline)
        .overlay(alignment: .bottomTrailing) { badge }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(label)
        .modifier(ComponentFrame(parts: colors.parts, shape: outline))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        AvatarTokens.colors.adding(AvatarTokens.styles(shape: shape))
    }

    private var metrics: ComponentMetrics {
        AvatarTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(AvatarTokens.shape(for: shape), radius: metrics.cornerRadius)
    }

    // MARK: - Parts of the Body

    @ViewBuilder
    private var avatarPlaceholder: some View {
        ComponentInitials(initials) {
            icon
        }
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateAvatarPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateAvatar(
                    "Jane Appleseed"
                )
            }
            ComponentExample("Size") {
                ForEach(AvatarTokens.Size.allCases, id: \.self) { value in
                    ElevateAvatar(
                        "Jane Appleseed",
                        size: value
                    )
                }
            }
            ComponentExample("Shape") {
                ForEach(AvatarTokens.Shape.allCases, id: \.self) { value in
                    ElevateAvatar(
                        "Jane Appleseed",
                        shape: value
                    )
                }
            }
        }
    }
}
#endif
#endif
