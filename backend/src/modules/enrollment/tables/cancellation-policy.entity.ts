import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { PolicyRule } from '../domain/policy-rule.js';
import type { PolicyScope } from '../policy-events.js';

/** The barn's own policies as they stand; written by projections only. What a former version said is in the log. */
@Entity('cancellation_policy')
export class CancellationPolicy extends BarnRow {
  @PrimaryColumn('uuid') policyId: string;
  @Column('text') scope: PolicyScope['scope'];
  /** The program, section or series; null for the barn. */
  @Column('uuid', { nullable: true }) scopeId: string | null;
  @Column('int') version: number;
  @Column('jsonb') rule: PolicyRule;
}

export const cancellationPolicy = readTable(CancellationPolicy);
