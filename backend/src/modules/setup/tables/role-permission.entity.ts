import { Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** One permission that a role holds. */
@Entity('role_permission')
export class RolePermission extends BarnRow {
  @PrimaryColumn('uuid') roleId: string;
  @PrimaryColumn('uuid') permissionId: string;
}
