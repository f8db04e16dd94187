import type { Sql } from '../../../platform/database/connect.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { paperRecipient, type PaperRecipient } from '../papers/recipient.js';
import type { Statement } from '../papers/statement.js';
import type { StatementSent } from '../due-events.js';
import { accountStatement } from './statement.js';

export interface MailedStatement {
  readonly statement: Statement;
  readonly to: PaperRecipient;
}

/** As it is when the mail goes out; undefined once there is no such account. */
export async function mailedStatement(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  { billingPersonId: personId, from, until }: Omit<StatementSent['data'], 'mailId'>,
): Promise<MailedStatement | undefined> {
  const [to] = await sql<PaperRecipient[]>`
    select ${paperRecipient(sql)} from person holder
    where holder.farm_id = ${farmId} and holder.person_id = ${personId} and holder.erased_at is null`;
  return (
    to && { to, statement: await accountStatement(sql, { farmId, actor: SYSTEM, now }, { personId, from, until }) }
  );
}
