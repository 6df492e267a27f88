#if os(iOS)
import SwiftUI

/// What is seen where there is nothing else to see: a picture, a title, what it means, and what a person can do now.
@available(iOS 15, *)
struct ComponentEmptyState<Title: View, Icon: View, Description: View, Actions: View>: View {
    private let spacing: CGFloat?
    private let title: Title
    private let icon: Icon
    private let description: Description
    private let actions: Actions

    init(
        spacing: CGFloat? = nil,
        @ViewBuilder title: () -> Title,
        @ViewBuilder icon: () -> Icon = { EmptyView() },
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.spacing = spacing
        self.title = title()
        self.icon = icon()
        self.description = description()
        self.actions = actions()
    }

    var body: some View {
        if #available(iOS 17, *) {
            ContentUnavailableView {
                heading
            } description: {
                description
            } actions: {
                stackedActions
            }
        } else {
            stack
        }
    }

    @ViewBuilder private var heading: some View {
        if Icon.self == EmptyView.self {
            title
        } else {
            Label {
                title
            } icon: {
                icon
            }
        }
    }

    /// Nothing stands where nothing can be done.
    @ViewBuilder private var stackedActions: some View {
        if Actions.self != EmptyView.self {
            VStack(spacing: spacing) { actions }
        }
    }

    /// The same before iOS 17, in the order in which VoiceOver reads it.
    private var stack: some View {
        VStack(spacing: spacing) {
            icon
                .font(.largeTitle)
                .foregroundStyle(.secondary)
            title
                .font(.title2.weight(.bold))
            description
                .font(.subheadline)
                .foregroundStyle(.secondary)
            stackedActions
        }
        .multilineTextAlignment(.center)
        .padding(.all, spacing)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
#endif
