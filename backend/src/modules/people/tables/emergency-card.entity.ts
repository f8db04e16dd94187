import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { EmergencyContact } from '../domain/decide-emergency-card.js';

/** Whom to call, and what to know, if a rider is hurt: in a table of its own, which few may read. */
@Entity('emergency_card')
export class EmergencyCard extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  /** In the order in which they are called. */
  @Column('jsonb') contacts: EmergencyContact[];
  @Column('text', { nullable: true }) medicalNote: string | null;
  /** Counts what was saved, so that nobody overwrites what they have not seen. */
  @Column('int') version: number;
  @Column('uuid', { nullable: true }) notedBy: string | null;
  @Column('timestamptz') notedAt: Date;
}
