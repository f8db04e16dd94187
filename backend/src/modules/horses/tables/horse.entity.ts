import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** An animal of the barn that lessons are ridden on. Never deleted: past lessons refer to it. */
@Entity('horse')
export class Horse extends BarnRow {
  @PrimaryColumn('uuid') horseId: string;
  @Column('text') horseName: string;
  @Column('text', { nullable: true }) height: string | null;
  @Column('text', { nullable: true }) color: string | null;
  /** The wire calls it age. R036 */
  @Column('int', { nullable: true }) yearBorn: number | null;
  @Column('text', { nullable: true }) gender: string | null;
  /** The wire calls them desc. */
  @Column('text', { nullable: true }) markings: string | null;
  @Column('text', { nullable: true }) tack: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
}

/** What people write about a horse. Undefined leaves a detail as it is. */
export type HorseDetails = Partial<Omit<Horse, 'farmId' | 'horseId' | 'isActive'>>;
