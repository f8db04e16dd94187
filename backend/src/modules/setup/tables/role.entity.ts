import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { role } from '../records/role.js';

/** A set of permissions for the barn's staff. */
@Entity('role')
export class Role extends describedRow(role) {
  @PrimaryColumn('uuid', { name: 'role_id' }) id: string;
  /** User type of those who may have the role; always INS. */
  @Column('text', { default: 'INS' }) userCode: string;
}
