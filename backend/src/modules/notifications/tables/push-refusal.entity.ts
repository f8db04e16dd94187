import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { PushKind } from '../domain/push-kinds.js';

/** A kind of news that somebody does not want on their devices; whoever has no row gets all of them. */
@Entity('push_refusal')
export class PushRefusal extends BarnRow {
  @PrimaryColumn('uuid') personId: string;
  @PrimaryColumn('text') kind: PushKind;
  @Column('timestamptz') refusedAt: Date;
}
