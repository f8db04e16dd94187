import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';

/** A grant or a restriction that roles can hold. The same in every barn; new codes come by migration. A03 A04 */
@ReferenceTable()
@Entity('permission')
export class Permission {
  @PrimaryColumn('uuid') permissionId: string;
  @Column('text') code: string;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('boolean', { default: false }) isRestriction: boolean;
}
