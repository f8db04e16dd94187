import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A colour that staff may have in the calendar; the same in every barn, made by a migration. */
@Entity('colour')
export class Colour {
  @PrimaryColumn('uuid') colourId: string;
  @Column('text') colorName: string;
  /** `#2D6E55`. */
  @Column('text') colorCode: string;
}
