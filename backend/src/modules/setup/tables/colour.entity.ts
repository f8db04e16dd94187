import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';

/** A colour that staff may have in the calendar; the same in every barn, made by a migration. */
@ReferenceTable()
@Entity('colour')
export class Colour {
  @PrimaryColumn('uuid') colourId: string;
  @Column('text') colorName: string;
  /** `#2D6E55`. */
  @Column('text') colorCode: string;
}
