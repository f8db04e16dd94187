import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';

/** The stored result of a request with an Idempotency-Key. */
@Entity('idempotency_key')
export class IdempotencyKey extends BarnRow {
  @PrimaryColumn('text') key: string;
  /** SHA-256 of method, path, caller and body. */
  @Column('text') fingerprint: string;
  @Column('jsonb', { nullable: true }) result: unknown;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
