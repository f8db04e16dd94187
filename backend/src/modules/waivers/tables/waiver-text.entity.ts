import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A version of what a barn's own waiver says. Whoever signed keeps the version that they signed, so none is ever changed. */
@Entity('waiver_text')
export class WaiverText extends BarnRow {
  @PrimaryColumn('text') templateId: string;
  /** From 1. */
  @PrimaryColumn('integer') version: number;
  @Column('text') title: string;
  /** Paragraphs, with empty lines between them. */
  @Column('text') body: string;
  /** From the day of signing; null: for ever. */
  @Column('integer', { nullable: true }) validMonths: number | null;
  /** What was signed of earlier versions is not enough any more. */
  @Column('boolean') asksAgain: boolean;
  @Column('timestamptz') createdAt: Date;
}
