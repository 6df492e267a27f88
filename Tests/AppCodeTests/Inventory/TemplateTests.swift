import Core
import Testing

@testable import AppCode

@Suite("Templates of an app")
struct TemplateTests {
    static let cases: [(file: String, text: String, lines: [String])] = [
        (
            "a.html",
            """
            <x-button tone="a" disabled class="c" data-x="1">Save</x-button>
            <p><X-Icon NAME=add></X-Icon></p>
            """,
            [
                "1:1 x-button", "1:1 x-button #(default)", "1:11 x-button tone=a", "1:20 x-button disabled",
                "2:12 x-icon name=add", "2:4 x-icon",
            ]
        ),
        (
            "a.component.html",
            """
            @if (a <b && c > d) {
            <x-button [tone]="'a'" [disabled]="isBusy" [attr.help-text]="h" (x-press)="f()" *ngIf="a" #r>{{ a > "}}" }}</x-button>
            }
            """,
            [
                "2:1 x-button", "2:1 x-button #(default)", "2:11 x-button tone=a", "2:24 x-button disabled=?",
                "2:44 x-button helpText=?", "2:65 x-button @x-press=?",
            ]
        ),
        (
            "a.vue",
            """
            <script>const a = "<x-button>"</script>
            <template>
            <x-button :tone="`b`" v-bind:help-text="h" @x-press.once="a > b" v-if="c" :disabled="true">
              <template v-if="d"><x-icon slot="prefix" :name="n"/></template></x-button>
            </template>
            <docs><x-button></x-button></docs>
            """,
            [
                "3:1 x-button", "3:11 x-button tone=b", "3:23 x-button helpText=?", "3:44 x-button @x-press=?",
                "3:75 x-button disabled", "4:22 x-button #prefix", "4:22 x-icon", "4:44 x-icon name=?",
                "3:1 x-button #(default)",
            ].sorted()
        ),
        (
            "a.svelte",
            """
            <script>let a = {}</script>
            {#each items as item (item.id)}
            <x-button {disabled} tone={a ? "}" : 'b>'} help-text="x {y}" on:x-press={() => {
              f();
            }} {...rest}><x-icon name={"n"}/></x-button>
            {/each}
            """,
            [
                "3:1 x-button", "3:1 x-button #(default)", "3:12 x-button disabled=?", "3:22 x-button tone=?",
                "3:44 x-button helpText=?", "3:62 x-button @x-press=?", "5:14 x-icon", "5:22 x-icon name=n",
            ]
        ),
        (
            "b.svelte",
            "{#if a}<p>b</p>{/if}<x-icon/>{/* c } */ d}<x-button tone={/}/.test(e)}></x-button>{#if f}g{/if}</p>",
            ["1:21 x-icon", "1:43 x-button", "1:53 x-button tone=?"]
        ),
        (
            "a.html.twig",
            """
            {# <x-button> #}{% if a < b and "%}" %}<x-button tone="{{ t|default("a") }}" {% if c %}disabled{% endif %}>{{ l }}</x-button>{% endif %}
            <x-icon name='n'></x-icon>
            """,
            [
                "1:40 x-button", "1:40 x-button #(default)", "1:50 x-button tone=?", "1:88 x-button disabled",
                "2:1 x-icon", "2:9 x-icon name=n",
            ]
        ),
        (
            "a.hbs",
            """
            {{!-- <x-button> }} --}}{{! <x-button> }}{{#if a}}<x-button tone={{t}} {{#if b}}disabled{{/if}}>{{{l}}}</x-button>
            {{else}}<x-button></x-button>{{/if}}
            """,
            [
                "1:51 x-button", "1:51 x-button #(default)", "1:61 x-button tone=?", "1:81 x-button disabled",
                "2:9 x-button",
            ]
        ),
        (
            "a.ts",
            """
            const re = /[`/]/g; // html`<x-button>`
            const s = '`', t = `<x-button>`, d = a / b / c;
            export const v = () => html`<x-button .tone=${"a"} ?disabled=${d > 1} @x-press=${() => {
              f(`}`);
            }}>${items.map((i) => html`<x-icon slot="prefix" name="${i}"></x-icon>`)}</x-button>`;
            @Component({ template: `<x-icon name="n"></x-icon>` }) class A {}
            """,
            [
                "3:29 x-button", "3:39 x-button tone=a", "3:52 x-button disabled=?", "3:71 x-button @x-press=?",
                "5:28 x-button #prefix", "5:28 x-icon", "5:50 x-icon name=?", "6:25 x-icon", "6:33 x-icon name=n",
            ]
        ),
    ]

    @Test("Each use is found where it stands, in whatever the template is written", arguments: cases.indices)
    func uses(index: Int) {
        let (file, text, lines) = Self.cases[index]
        #expect(TestApp.lines([file: text]) == lines.sorted(), "\(file)")
    }

    @Test(
        "What the library does not have is told, and what all elements have is not",
        arguments: [
            ("<x-gone></x-gone>", Inventory.Unknown.Kind.component, "x-gone", ""),
            ("<x-icon tone='a'></x-icon>", .attribute, "x-icon", "tone"),
            ("<x-button><b slot='end'></b></x-button>", .slot, "x-button", "end"),
            ("<x-button @x-gone='a'></x-button>", .event, "x-button", "x-gone"),
            ("<x-button on:gone={a}></x-button>", .event, "x-button", "gone"),
        ]
    )
    func unknown(text: String, kind: Inventory.Unknown.Kind, tag: String, name: String) {
        let inventory = TestApp.inventory(["a.html": "\n  " + text]).inventory
        #expect(inventory.unknown.map(\.what) == [Inventory.Unknown(kind: kind, tag: tag, name: name)])
        #expect(inventory.unknown.first?.places.map(\.line) == [2])
    }

    @Test("Of a clean page nothing is told")
    func clean() {
        let text =
            "<x-button id='a' title='b' onclick='c()' @click='d' aria-label='e' style='' key='f'><other-one/></x-button>"
        let (inventory, diagnostics) = TestApp.inventory(["a.html": text])
        #expect(inventory.unknown.isEmpty)
        #expect(diagnostics.isEmpty)
        #expect(inventory.others.map(\.tag) == ["other-one"])
    }

    @Test("Attributes that nobody can count, and languages that nobody reads, are told")
    func told() {
        let files = [
            "a.vue": "<template><x-button v-bind=\"all\"/></template>",
            "b.vue": "<template lang='pug'>x-button</template>",
        ]
        let (inventory, diagnostics) = TestApp.inventory(files)
        #expect(inventory.spreads.map { "\($0)" } == ["a.vue:1:21"])
        #expect(
            diagnostics.map { "\($0.id.rawValue) \($0.location.map { "\($0)" } ?? "")" } == [
                "inventory.not-read b.vue:1:1"
            ]
        )
    }

    @Test("The order of the files makes no difference")
    func order() {
        let files = ["b.html": "<x-button></x-button>", "a.html": "<x-icon></x-icon><x-button></x-button>"]
        var told = DiagnosticBag()
        let templates = files.sorted { $0.key < $1.key }.compactMap { path, text in
            AppTemplate(SourceFile(path: SourcePath(path), text: text), into: &told)
        }
        let one = Inventory(of: templates, using: TestApp.library, prefix: "x-")
        let other = Inventory(of: templates.reversed(), using: TestApp.library, prefix: "x-")
        #expect(one.components.map(\.places) == other.components.map(\.places))
        #expect(BringingOrder(one) == BringingOrder(other))
    }

    @Test("The order of work completes templates as soon as it can")
    func steps() {
        let order = BringingOrder(
            TestApp.inventory([
                "a.html": "<x-icon></x-icon>", "b.html": "<x-icon></x-icon><x-button></x-button>",
                "c.html": "<x-button></x-button><x-button></x-button><x-icon></x-icon>", "d.html": "<p></p>",
            ]).inventory
        )
        #expect(order.steps.map(\.tag) == ["x-icon", "x-button"])
        #expect(order.steps.map(\.uses) == [3, 3])
        #expect(order.steps.map(\.files) == [3, 2])
        #expect(order.steps.map(\.coveredUses) == [3, 6])
        #expect(order.steps.map(\.completeFiles) == [1, 3])
    }
}
