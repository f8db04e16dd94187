import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SetupEntry } from './setup-entry.js';

/** A set of permissions for the barn's staff. */
@Entity('role')
export class Role extends SetupEntry {
  @PrimaryColumn('uuid', { name: 'role_id' }) id: string;
  @Column('text', { nullable: true }) roleName: string | null;
  @Column('text', { nullable: true }) description: string | null;
  /** User type of those who may have the role; always INS. */
  @Column('text', { default: 'INS' }) userCode: string;
}
