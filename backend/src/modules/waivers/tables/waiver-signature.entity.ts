import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** How a waiver of the barn's own was signed: personal data, outside of the log. */
@Entity('waiver_signature')
export class WaiverSignature extends BarnRow {
  @PrimaryColumn('text') waiverId: string;
  /** Of the `WaiverText`. */
  @Column('integer') textVersion: number;
  /** As it was typed. */
  @Column('text') signerName: string;
  /** To the minors it is for; empty where there are none. */
  @Column('text') relationship: string;
  /** Where the request came from. */
  @Column('text') ipAddress: string;
  /** SHA-256 over all that was signed, see `signedWords`. */
  @Column('text') fingerprint: string;
}
