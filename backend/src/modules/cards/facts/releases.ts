import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { isOwed } from '../../billing/contracts.js';
import { pendingRelease, type KnownRelease, type Overdue } from '../domain/place-release.js';
import { groupedPlaces, releaseSentence, type ReleasedPlace } from '../domain/release-words.js';
import type { ReleaseReply } from '../http/releases.replies.js';
import { chargedInvoices } from './charged-invoices.js';
import { placesToRelease } from './places-to-release.js';

interface Announced extends KnownRelease {
  heldReason: string | null;
  /** Of whoever lets it wait. */
  heldBy: string | null;
  heldOn: string | null;
}

interface Row {
  invoiceId: string;
  timeZone: string;
  graceDays: number;
  known: Announced[];
  places: ReleasedPlace[];
}

/** An open invoice of which something was charged in vain, with what may be released for it. */
export interface OverdueInvoice extends Row {
  personId: string;
  hour: number;
  overdue: Overdue;
  /** Announced, and not over. */
  pending: Announced | undefined;
}

const announced = (sql: Sql) => sql`
  coalesce((select json_agg(json_build_object('due', r.due, 'on', r.release_on, 'warnedOn', r.warned_on,
      'isHeld', r.held_at is not null, 'isReleased', r.released_at is not null, 'heldReason', r.held_reason,
      'heldBy', holding.person_name, 'heldOn', (r.held_at at time zone farm.time_zone)::date) order by r.due)
    from place_release r
      left join login on login.farm_id = r.farm_id and login.login_id = r.held_by
      left join person holding on holding.farm_id = login.farm_id and holding.person_id = login.person_id
    where r.farm_id = pay.farm_id and r.invoice_id = pay.payment_id), '[]')`;

const triedInVain = (sql: Sql) => sql`exists (
  select from charge_try t where t.farm_id = pay.farm_id and t.invoice_id = pay.payment_id and t.failure is not null)`;

/** Of open invoices `pay`, what of their places is, or was, announced to be released. */
export async function overdueInvoices(sql: Sql, asker: { farmId: string; now: Date }, which: Fragment) {
  const { farmId, now } = asker;
  const tried = sql`${which} and ${triedInVain(sql)}`;
  const [invoices, rows] = await Promise.all([
    chargedInvoices(sql, asker, tried),
    sql<Row[]>`
      select pay.payment_id as "invoiceId", farm.time_zone as "timeZone",
        coalesce(nullif(farm.preferences ->> 'release_places_days', ''), '0')::int as "graceDays",
        ${announced(sql)} as known, ${placesToRelease(sql, now)} as places
      from payment pay join farm on farm.farm_id = pay.farm_id
      where pay.farm_id = ${farmId} and ${isOwed(sql)} and ${tried}`,
  ]);
  const byInvoice = new Map(rows.map((row) => [row.invoiceId, row]));
  return invoices.flatMap((invoice): OverdueInvoice[] => {
    const row = byInvoice.get(invoice.invoiceId);
    if (!row) return [];
    const { today, hour, personId, parts, failed, planned, isOn } = invoice;
    const isTriedAgain = failed !== undefined && planned?.due === failed.due;
    const overdue: Overdue = {
      today,
      graceDays: isOn ? row.graceDays : 0,
      parts,
      failed: isTriedAgain ? undefined : failed,
      known: row.known,
      places: row.places.length,
    };
    const pending = overdue.graceDays > 0 ? pendingRelease(row.known, parts) : undefined;
    return [{ ...row, personId, hour, overdue, pending }];
  });
}

/** Null: nothing will be released. */
export function releaseReply({ pending, places, timeZone }: OverdueInvoice, now: Date): ReleaseReply | null {
  if (!pending || places.length === 0) return null;
  const groups = groupedPlaces(places);
  return {
    on: pending.on,
    sentence: releaseSentence(pending.on, groups, (date) => day(date, now, timeZone)),
    is_held: pending.isHeld ? 1 : 0,
    held_reason: pending.heldReason,
    held_by: pending.heldBy,
    held_on: pending.heldOn,
    size: places.length,
    places: groups.map(({ rider, title, count, from }) => ({ student_name: rider, title, count, from })),
  };
}

/** By invoice. What is held is the barn's alone to know. */
export async function releasesOf(
  sql: Sql,
  asker: { farmId: string; now: Date },
  { which, isFamily }: { which: Fragment; isFamily: boolean },
): Promise<ReadonlyMap<string, ReleaseReply>> {
  const invoices = await overdueInvoices(sql, asker, which);
  const told = invoices.flatMap((invoice) => {
    const reply = releaseReply(invoice, asker.now);
    return reply && !(isFamily && reply.is_held) ? [[invoice.invoiceId, reply] as const] : [];
  });
  return new Map(told);
}
