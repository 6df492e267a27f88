import Core
import Testing
import WebModel

@testable import Ingest

/// The form that compilers before the first release write, as readmes of Ionic 4's first alphas have it.
@Suite("Readmes with a heading for each item")
struct ReadmeHeadingsTests {
    private static let modal = """
        ## Properties

        #### cssClass

        string

        More classes.
        Several are separated by spaces.


        #### delegate




        #### enterAnimation



        The animation to use.


        #### showBackdrop

        boolean


        ## Attributes

        #### css-class

        string

        More classes.
        Several are separated by spaces.


        #### enter-animation



        The animation to use.


        #### show-backdrop

        boolean


        ## Events

        #### ionModalDidDismiss

        Emitted after the modal has dismissed.


        ## Methods

        #### dismiss()

        Dismiss the modal.


        #### present()
        """

    @Test("properties have the type two lines below and else none, and the attribute of the other list")
    func properties() throws {
        let fixture = ReadmeFixture(Self.modal)
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["cssClass", "delegate", "enterAnimation", "showBackdrop"])
        #expect(component.properties.map(\.typeText) == ["string", nil, nil, "boolean"])
        #expect(component.properties.map { $0.type?.description } == ["string", nil, nil, "boolean"])
        #expect(
            component.properties.map(\.description)
                == ["More classes.\nSeveral are separated by spaces.", nil, "The animation to use.", nil]
        )
        #expect(component.properties.map(\.attribute) == ["css-class", nil, "enter-animation", "show-backdrop"])
        #expect(component.properties.allSatisfy { !$0.isAttributeAssumed })
        // Above the mark stand six lines, and the section begins two below it.
        #expect(component.properties.map(\.source.line) == [10, 18, 23, 30])
        #expect(fixture.ids == [] && component.documentation == [])
    }

    @Test("events and methods have a name and a description")
    func others() throws {
        let component = try ReadmeFixture(Self.modal).component()
        #expect(component.events.map(\.name) == ["ionModalDidDismiss"])
        #expect(component.events.map(\.description) == ["Emitted after the modal has dismissed."])
        #expect(component.methods.map(\.name) == ["dismiss", "present"])
        #expect(component.methods.map(\.description) == ["Dismiss the modal.", nil])
    }

    @Test("an attribute without a property is one of its own, and a heading that is no name is documentation")
    func leftover() throws {
        let fixture = ReadmeFixture(
            "## Properties\n\n#### a\n\nstring\n\n#### How it works\n\nWords.\n\n## Attributes\n\n#### b-c\n\nnumber\n"
        )
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["a", "b-c"])
        #expect(component.properties.map(\.attribute) == [nil, "b-c"])
        #expect(component.documentation.map(\.heading) == ["How it works"])
    }

    @Test("an item that stands twice is told, and the first counts")
    func repetition() throws {
        let fixture = ReadmeFixture("## Events\n\n#### a\n\nOne.\n\n#### a\n\nTwo.\n")
        #expect(try fixture.component().events.map(\.description) == ["One."])
        #expect(fixture.ids == [.docsDuplicate])
    }

    @Test("without the compiler's mark, or with words below the heading of the section, nobody knows who wrote it")
    func otherForms() throws {
        let list = "## Properties\n\n#### a\n\nstring\n"
        let unmarked = ReadmeFixture(("x/readme.md", "# x-x\n\n\(list)\n\n\(ReadmeFixture.footer)"))
        #expect(try unmarked.component().properties == [] && unmarked.ids == [.docsRow])
        let wordy = ReadmeFixture("## Properties\n\nThese:\n\n#### a\n\nstring\n")
        #expect(try wordy.component().properties == [] && wordy.ids == [.docsRow])
        let attributes = ReadmeFixture("## Attributes\n\nWords.\n\n## Properties\n\n#### a\n")
        #expect(try attributes.component().properties.map(\.name) == ["a"])
        #expect(try attributes.component().documentation.map(\.heading) == ["Attributes"] && attributes.ids == [])
    }
}
