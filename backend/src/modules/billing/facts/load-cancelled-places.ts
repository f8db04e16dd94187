import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Compensation } from '../../enrollment/contracts.js';
import type { CancelledPlace } from '../domain/cancelled-place.js';
import type { Funds } from '../domain/money-back.js';
import { openOf, paymentStream } from '../domain/payment.js';
import { fundsOf } from './funds.js';
import { loadPackages } from './load-packages.js';

interface Cancellation {
  readonly lessonPersonId: string;
  readonly compensation: Compensation;
  readonly replaces?: { readonly compensation: Compensation } | null;
}

interface PlaceRow {
  lesson_person_id: string;
  package_id: string | null;
  returned_to: string | null;
  issued: string[];
  refund: CancelledPlace['refund'];
  account_holder_id: string;
}

const rows = (barn: BarnTransaction, ids: readonly string[]) => barn.sql<PlaceRow[]>`
  select lp.lesson_person_id, lp.package_id, lp.returned_to,
    array(select i.package_id from package i where i.farm_id = lp.farm_id and i.issued_for = lp.lesson_person_id
      and i.kind <> 'package') as issued,
    (select jsonb_build_object('paymentId', r.payment_id, 'approved', r.refund_state = 'done') from payment r
      where r.farm_id = lp.farm_id and r.refund_for = lp.lesson_person_id and r.refund_state <> 'declined'
      order by r.created_at desc limit 1) as refund,
    coalesce(holder.billing_person_id, holder.person_id) as account_holder_id
  from lesson_person lp
  join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
  join person holder on holder.farm_id = st.farm_id and holder.person_id = st.person_id
  where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[])`;

const paying = ({ sql, farmId }: BarnTransaction, ids: readonly string[]) => sql`
  select coalesce(lp.package_id, lp.returned_to) as package_id from lesson_person lp
  where lp.farm_id = ${farmId} and lp.lesson_person_id = any(${ids}::uuid[]) and coalesce(lp.package_id, lp.returned_to) is not null`;

const packagesConcerned = (barn: BarnTransaction, ids: readonly string[]) =>
  loadPackages(
    barn,
    barn.sql`${paying(barn, ids)}
      union select i.package_id from package i where i.farm_id = ${barn.farmId} and i.issued_for = any(${ids}::uuid[])`,
  );

const paidWith = (barn: BarnTransaction, ids: readonly string[]) => barn.sql`
  select p.payment_id from package p
  where p.farm_id = ${barn.farmId} and p.payment_id is not null and p.package_id in (${paying(barn, ids)})`;

async function invoicesConcerned(barn: BarnTransaction, cancellations: readonly Cancellation[]) {
  const ids = cancellations
    .filter(
      ({ compensation, replaces }) => compensation === 'lower_invoice' || replaces?.compensation === 'lower_invoice',
    )
    .map(({ lessonPersonId }) => lessonPersonId);
  if (ids.length === 0) return new Map<string, never>();
  return barn.loadAll(paymentStream, paidWith(barn, ids));
}

/** What was paid for these places and what of it is left, and what their unpaid invoices ask for. */
export async function loadFunds(barn: BarnTransaction, cancellations: readonly Cancellation[]) {
  const ids = cancellations.map(({ lessonPersonId }) => lessonPersonId);
  const [funds, invoices] = await Promise.all([
    fundsOf(barn.sql, barn.farmId, barn.sql`(${paidWith(barn, ids)})`),
    invoicesConcerned(barn, cancellations),
  ]);
  const owed = [...invoices].flatMap(([id, invoice]): [string, Funds][] => {
    const known = funds.get(id);
    return known && invoice.phase === 'invoiced' ? [[id, { ...known, owed: openOf(invoice) }]] : [];
  });
  return new Map([...funds, ...owed]);
}

/** All that settling these cancellations reads; one round trip, however many. */
export async function loadCancelledPlaces<Cancelled extends Cancellation>(
  barn: BarnTransaction,
  cancellations: readonly Cancelled[],
): Promise<(Omit<CancelledPlace, 'cancellation'> & { cancellation: Cancelled })[]> {
  const ids = cancellations.map(({ lessonPersonId }) => lessonPersonId);
  const [found, held, invoices] = await Promise.all([
    rows(barn, ids),
    packagesConcerned(barn, ids),
    invoicesConcerned(barn, cancellations),
  ]);
  const byId = new Map(found.map((row) => [row.lesson_person_id, row]));
  const packageOf = (id: string | null) => (id === null ? null : (held.get(id) ?? null));
  return cancellations.flatMap((cancellation) => {
    const { lessonPersonId } = cancellation;
    const row = byId.get(lessonPersonId);
    if (!row) return [];
    const [covers, returnedTo] = [packageOf(row.package_id), packageOf(row.returned_to)];
    const covering = covers?.usedBy.includes(lessonPersonId) ? covers : null;
    const invoice = invoices.get((covering ?? returnedTo)?.paymentId ?? '');
    return [
      {
        cancellation,
        accountHolderId: row.account_holder_id,
        covering,
        returnedTo,
        issued: row.issued.flatMap((id) => held.get(id) ?? []),
        refund: row.refund,
        lowered: (invoice?.phase === 'invoiced' && invoice.lowered[lessonPersonId]) || null,
      },
    ];
  });
}
