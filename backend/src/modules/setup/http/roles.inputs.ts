import { Id, IgnoredField, OneOf, Text } from '../../../platform/http/fields.js';

/** Neither name nor description is required. R027 */
export class RoleInput {
  @Text({ optional: true, max: 100, message: 'Role name must be text' }) role_name?: string | null;
  @Text({ optional: true, max: 1000 }) description?: string | null;
  @OneOf(['INS'], { optional: true, description: 'A role is for staff' }) user_code?: string;
  @IgnoredField() farm_id?: string;
}

export class EditRoleInput extends RoleInput {
  @Id() id: string;
}

export class RolePermissionInput {
  @Id() role_id: string;
  @Id() permission_id: string;
}
