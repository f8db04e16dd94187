import { ApiProperty } from '@nestjs/swagger';
import { Id, Text } from '../../../platform/http/fields.js';
import { recordReply } from '../../../platform/records/record-classes.js';
import { role } from '../records/role.js';

export class RoleReply extends recordReply(role) {
  @Text({ description: 'Always INS: a role is for staff' }) user_code: string;
  @Id() farm_id: string;
}

export class RolesReply {
  @ApiProperty({ type: RoleReply, isArray: true }) roles: RoleReply[];
}

export class OneRoleReply {
  @ApiProperty({ type: RoleReply }) role: RoleReply;
}

export class RolePermissionReply {
  @Id() role_id: string;
  @Id() permission_id: string;
}

export class RolePermissionsReply {
  @ApiProperty({ type: RolePermissionReply, isArray: true }) role_permissions: RolePermissionReply[];
}

export class RolePermissionAddedReply {
  @ApiProperty({ type: RolePermissionReply }) link: RolePermissionReply;
}

/** Nothing is refused for it: administrators decide. */
export class RoleWarningReply {
  @Text({ description: 'role_empty' }) code: string;
  @Text() message: string;
}

export class RolePermissionRemovedReply extends RolePermissionAddedReply {
  @ApiProperty({ type: RoleWarningReply, isArray: true }) warnings: RoleWarningReply[];
}
