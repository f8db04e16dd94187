import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A horse that lessons are ridden on. Not deleted, because past lessons refer to it; one imported by mistake may be. */
@Entity('horse')
export class Horse extends BarnRow {
  @PrimaryColumn('uuid') horseId: string;
  @Column('text') horseName: string;
  @Column('text', { nullable: true }) height: string | null;
  @Column('text', { nullable: true }) color: string | null;
  /** `age` on the wire. R036 */
  @Column('int', { nullable: true }) yearBorn: number | null;
  @Column('text', { nullable: true }) gender: string | null;
  /** `desc` on the wire. */
  @Column('text', { nullable: true }) markings: string | null;
  @Column('text', { nullable: true }) tack: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
}

export type HorseDetails = Partial<Omit<Horse, 'farmId' | 'horseId' | 'isActive'>>;
