import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A browser in which somebody is signed in and wants to be told. */
@Entity('push_device')
export class PushDevice extends BarnRow {
  @PrimaryColumn('uuid') deviceId: string;
  @Column('uuid') personId: string;
  @Column('uuid') loginId: string;
  /** As a person would call it: Safari on iPhone. */
  @Column('text') label: string;
  /** By which the same browser is known again. */
  @Column('text') endpointHash: string;
  /** Where and with which keys it is told, locked with the installation's secret. */
  @Column('text') subscription: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastToldAt: Date | null;
  /** In a row. */
  @Column('int', { default: 0 }) failures: number;
  /** The last news that it got, as the ledger of mails calls them: they are not told twice. */
  @Column('text', { array: true, default: () => "'{}'" }) told: string[];
}
