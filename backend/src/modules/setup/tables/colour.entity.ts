import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';

/** A colour for staff in the calendar; the same in every barn, filled by a migration. */
@ReferenceTable()
@Entity('colour')
export class Colour {
  @PrimaryColumn('uuid') colourId: string;
  @Column('text') colorName: string;
  @Column('text') colorCode: string;
}
