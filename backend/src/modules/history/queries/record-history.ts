import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { upcast, type EventMetadata } from '../../../platform/event-store/event.js';
import { personWhoActed } from '../../../platform/event-store/person-who-acted.js';
import { Registry } from '../../../platform/event-store/registry.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { overriddenIn, overriddenWords, reasonOf, type Overridden } from '../../enrollment/contracts.js';
import { describeChange } from '../domain/describe-change.js';
import { streamsOf, type RecordKind } from '../domain/records.js';
import type { ChangedValueReply, RecordHistoryReply } from '../http/history.replies.js';
import { policyIn, policyWords, type HistoricPolicy } from './historic-policy.js';
import { changedValues } from './changed-values.js';

const PAGE = 50;

interface Asked {
  record: RecordKind;
  /** Of the barn itself, nothing: there is one. */
  id?: string;
  /** Position in the log; what is shown is older. */
  before?: number;
}

/** The logins that somebody has or had, and what the account holder took along. F20 */
const withPerson = (sql: Sql, farmId: string, personId: string) => sql`
  union all
  select farm_id, position, type, schema_version, data, metadata, occurred_at from event
  where farm_id = ${farmId} and stream like 'login-%' and data ->> 'personId' = ${personId}
  union all
  select farm_id, position, type, schema_version, data, metadata, occurred_at from event
  where farm_id = ${farmId} and type in ('people.PersonActivationChanged', 'people.PeopleErased')
    and data -> 'personIds' @> to_jsonb(${personId}::text)
    and stream = (
      select 'person-' || p.billing_person_id from person p
      where p.farm_id = ${farmId} and p.person_id = ${personId} and p.billing_person_id <> p.person_id)`;

interface Row {
  position: number;
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
  actorType: EventMetadata['actorType'];
  occurredAt: Date;
  overridden: Overridden[] | null;
  policy: HistoricPolicy | null;
  reason: string | null;
  values: ChangedValueReply[];
  personId: string | null;
  personName: string | null;
}

/** Newest first. Who did it is found by the log, too, so that a login which was removed still has its person's name. */
export class ShowRecordHistory extends barnQuery<Asked, RecordHistoryReply>('history.ShowRecordHistory') {}

@QueryHandler(ShowRecordHistory)
export class ShowRecordHistoryHandler extends BarnQueryHandler<ShowRecordHistory> {
  constructor(private readonly registry: Registry) {
    super();
  }

  async answer(sql: Sql, { record, id, before }: Asked, { farmId }: Asker): Promise<RecordHistoryReply> {
    if (record !== 'farm' && !id) throw invalid('id', 'id is required');
    const streams = streamsOf(record, record === 'farm' || !id ? farmId : id);
    const more = record === 'person' && id ? withPerson(sql, farmId, id) : sql``;
    const rows = await sql<Row[]>`
      select c.position, c.type, c.schema_version as "schemaVersion", c.data, c.metadata ->> 'actorType' as "actorType",
        c.occurred_at as "occurredAt", ${overriddenIn(sql, farmId, sql`c`)} as overridden,
        ${policyIn(sql, farmId, sql`c`)} as policy,
        ${reasonOf(sql, farmId, sql`c`)} as reason, ${changedValues(sql, farmId)} as values,
        p.person_id as "personId", p.person_name as "personName"
      from (
        select farm_id, position, type, schema_version, data, metadata, occurred_at from event
        where farm_id = ${farmId} and stream = any(${streams})
        ${more}
      ) c
      ${personWhoActed(sql, sql`c`)}
      where ${before ?? null}::bigint is null or c.position < ${before ?? null}
      order by c.position desc limit ${PAGE + 1}`;
    const changes = rows.slice(0, PAGE).map((row) => this.toldOf(row));
    return { changes, next: rows.length > PAGE ? (changes.at(-1)?.position ?? null) : null };
  }

  private toldOf({ position, type, schemaVersion, data, occurredAt, ...row }: Row) {
    const { catalogue } = this.registry;
    const { change, fields } = describeChange(upcast(catalogue, type, schemaVersion, data));
    return {
      position,
      change,
      fields,
      what: catalogue[type]?.meaning ?? type,
      changed_at: occurredAt.toISOString(),
      details: [...(row.overridden ?? []).map(overriddenWords), ...(row.policy ? [policyWords(row.policy)] : [])],
      reason: row.reason,
      values: row.values,
      person_id: row.personId,
      person_name: row.personName,
      user_type_code: row.actorType,
    };
  }
}
