import { LitElement, html } from 'lit';

export class OrderMenu extends LitElement {
  render() {
    return html`
      <elvt-dropdown placement="bottom-end" .distance=${this.distance}>
        <elvt-button slot="trigger" ?disabled=${this.isBusy}>More</elvt-button>
        <elvt-menu-item @elvt-select=${this.copy}>Copy</elvt-menu-item>
        ${this.canRemove ? html`<elvt-menu-item>Remove</elvt-menu-item>` : ''}
      </elvt-dropdown>
    `;
  }
}
