import { Id, IgnoredField, OneOf } from '../../../platform/http/fields.js';
import { newInput } from '../../../platform/records/record-classes.js';
import { role } from '../records/role.js';

export class RoleInput extends newInput(role) {
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
