import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';

/** Mail ledger: one row per mail, written before the hand-over. */
@Entity('mail_message')
export class MailMessage extends BarnRow {
  @PrimaryColumn('text') mailId: string;
  @Column('text') emailTo: string;
  @Column('text') templateDesc: string;
  @Column('text') message: string;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Column('text', { nullable: true }) errorType: string | null;
  @Column('text', { nullable: true }) errorMessage: string | null;
  @Column('int', { default: 0 }) attempts: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) heldUntil: Date | null;
  /** The kind of job that it came by, and what that was told: ids. Null for mails of before these were kept. */
  @Column('text', { nullable: true }) job: string | null;
  @Column('jsonb', { nullable: true }) data: object | null;
  /** What came back after it was handed over, or as it was refused because of its address. */
  @Column('text', { nullable: true }) returned: 'bounced' | 'complained' | null;
  @Column('timestamptz', { nullable: true }) returnedAt: Date | null;
  @Column('text', { nullable: true }) returnedReason: string | null;
  /** Somebody said since that the address works. */
  @Column('boolean', { default: false }) isCleared: boolean;
  /** The mail that this one repeats. */
  @Column('text', { nullable: true }) repeats: string | null;
}
