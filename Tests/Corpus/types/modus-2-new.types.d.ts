/**
 * Types by the names that `components.d.ts` of modus imports from other files of its package. Those files are not in the
 * corpus: what stands here is our own, for the shapes that such types have, and not what the library says.
 */
export type DaisySize = 'xs' | 'sm' | 'md' | 'lg';
export type ModusSize = 'sm' | 'md' | 'lg';
export type Density = 'comfortable' | 'compact' | 'relaxed';
export type Orientation = 'horizontal' | 'vertical';
export type IInputFeedbackLevel = 'error' | 'info' | 'success' | 'warning';
export interface IInputFeedbackProp {
  level: IInputFeedbackLevel;
  message?: string;
}
export interface IAutocompleteItem {
  label: string;
  value: string;
  disabled?: boolean;
  focused?: boolean;
  selected?: boolean;
  visibleInMenu: boolean;
}
export interface IAutocompleteNoResults {
  ariaLabel?: string;
  label: string;
  subLabel: string;
}
export interface IBreadcrumb {
  label: string;
  url?: string;
}
export interface ICollapseOptions {
  description?: string;
  icon?: string;
  iconAriaLabel?: string;
  size?: DaisySize;
  title: string;
}
export interface INavbarUserCard {
  avatarAlt?: string;
  avatarSrc?: string;
  email: string;
  name: string;
}
export interface INavbarVisibility {
  ai?: boolean;
  apps?: boolean;
  help?: boolean;
  mainMenu?: boolean;
  notifications?: boolean;
  search?: boolean;
  searchInput?: boolean;
  user?: boolean;
}
export interface ISelectOption {
  disabled?: boolean;
  label: string;
  value: string;
}
export interface IStepperItem {
  color?: 'primary' | 'secondary' | 'accent' | 'info' | 'success' | 'warning' | 'error';
  content?: string;
  label?: string;
}
export interface ITab {
  customClass?: string;
  disabled?: boolean;
  icon?: string;
  label?: string;
}
