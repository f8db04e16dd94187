import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';

@Entity('subscription_checkpoint')
export class SubscriptionCheckpoint extends BarnRow {
  @PrimaryColumn('text') subscription: string;
  @Column('bigint') position: number;
}
