import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';

/** What a role may hold: a grant or a restriction. The same in every barn; new codes come with a migration. A03 A04 */
@ReferenceTable()
@Entity('permission')
export class Permission {
  @PrimaryColumn('uuid') permissionId: string;
  @Column('text') code: string;
  @Column('text') name: string;
  @Column('text') description: string;
  /** Narrows instead of granting. */
  @Column('boolean', { default: false }) isRestriction: boolean;
}
