/**
 * Types by the names that `components.d.ts` of dnn-elements imports from other files of its package. Those files are not in the
 * corpus: what stands here is our own, for the shapes that such types have, and not what the library says.
 */
export interface DnnAutocompleteSuggestion {
  value: string;
  label: string;
}
export interface NeedMoreItemsEventArgs {
  searchTerm: string;
}
export type CheckedState = 'checked' | 'unchecked' | 'intermediate';
export interface IPermissionDefinition {
  allowAccess: boolean;
  fullControl: boolean;
  permissionCode: string | null;
  permissionId: number;
  permissionKey: string | null;
  permissionName: string;
  view: boolean;
}
export interface IRolePermission {
  roleId: number;
  roleName: string;
  locked: boolean;
  default: boolean;
  permissions: IPermissionDefinition[];
}
export interface IUserPermission {
  userId: number;
  displayName: string;
  permissions: IPermissionDefinition[];
}
export interface IPermissions {
  permissionDefinitions: IPermissionDefinition[];
  rolePermissions: IRolePermission[];
  userPermissions: IUserPermission[];
}
export interface IRoleGroup {
  id: number;
  name: string;
}
export interface IRole {
  Id: number;
  IsSystemRole: boolean;
  Name: string;
  RoleGroupId: number;
}
export interface ISearchedUser {
  userId: number;
  displayName: string;
  userName: string;
}
