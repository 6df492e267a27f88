import {html} from 'lit';
const re = /`/g; // html`<elvt-button>`
const t = `<elvt-button>`;
export const v = (a: number) => html`<elvt-dropdown .open=${a > 1} ?disabled=${x} @elvt-hide=${() => {
   foo("}");
}}>
  ${items.map(i => html`<elvt-menu-item slot="nope" value="${i.v}">${i.label}</elvt-menu-item>`)}
</elvt-dropdown>`;
@Component({ template: `<elvt-button size="s">A</elvt-button>` }) class A {}
