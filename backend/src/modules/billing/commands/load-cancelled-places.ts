import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import type { CancelledPlace } from '../domain/cancelled-place.js';
import { lessonValue } from '../domain/money.js';
import { loadPackages } from './load-packages.js';

interface PlaceRow {
  lesson_person_id: string;
  program_id: string;
  paid: boolean;
  package_id: string | null;
  covering_paid: boolean;
  makeup_id: string | null;
  issued: string[];
  refund: CancelledPlace['refund'];
  account_holder_id: string;
  single_minor: number | null;
  single_count: number | null;
  single_tax: number;
}

const rows = (barn: BarnTransaction, ids: readonly string[], barnTax: number) => barn.sql<PlaceRow[]>`
  select lp.lesson_person_id, s.program_id, lp.paid, lp.package_id, coalesce(pay.paid, true) as covering_paid,
    (select m.package_id from package m where m.farm_id = lp.farm_id and m.issued_for = lp.makeup_of and m.kind = 'makeup') as makeup_id,
    array(select i.package_id from package i where i.farm_id = lp.farm_id and i.issued_for = lp.lesson_person_id) as issued,
    (select jsonb_build_object('paymentId', r.payment_id, 'approved', r.refund_state = 'done') from payment r
      where r.farm_id = lp.farm_id and r.refund_for = lp.lesson_person_id order by r.created_at desc limit 1) as refund,
    coalesce(holder.billing_person_id, holder.person_id) as account_holder_id,
    single.price_minor as single_minor, single.product_count as single_count,
    coalesce(single.tax_percent, ${barnTax}::numeric)::float8 as single_tax
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
  join person holder on holder.farm_id = st.farm_id and holder.person_id = st.person_id
  left join package p on p.farm_id = lp.farm_id and p.package_id = lp.package_id
  left join payment pay on pay.farm_id = p.farm_id and pay.payment_id = p.payment_id
  left join product single on single.farm_id = s.farm_id and single.product_id = s.product_id
  where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[])`;

/** What covers these places, what was issued for them before, and the makeups they were booked with. */
const packagesConcerned = (barn: BarnTransaction, ids: readonly string[]) =>
  loadPackages(
    barn,
    barn.sql`
  select lp.package_id from lesson_person lp
    where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[]) and lp.package_id is not null
  union select i.package_id from package i where i.farm_id = ${barn.farmId} and i.issued_for = any(${ids}::uuid[])
  union select m.package_id from lesson_person lp
    join package m on m.farm_id = lp.farm_id and m.issued_for = lp.makeup_of and m.kind = 'makeup'
    where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[])`,
  );

/** What decides the effects of these cancellations. One round trip, however many they are. */
export async function loadCancelledPlaces(
  barn: BarnTransaction,
  cancellations: readonly StudentCancelled['data'][],
  barnTax: number,
): Promise<CancelledPlace[]> {
  const ids = cancellations.map(({ lessonPersonId }) => lessonPersonId);
  const [found, held] = await Promise.all([rows(barn, ids, barnTax), packagesConcerned(barn, ids)]);
  const byId = new Map(found.map((row) => [row.lesson_person_id, row]));
  const packageOf = (id: string | null) => (id === null ? null : (held.get(id) ?? null));
  return cancellations.flatMap((cancellation) => {
    const row = byId.get(cancellation.lessonPersonId);
    if (!row) return [];
    const covering = packageOf(row.package_id);
    return [
      {
        cancellation,
        programId: row.program_id,
        accountHolderId: row.account_holder_id,
        covering: covering?.usedBy.includes(cancellation.lessonPersonId) ? covering : null,
        coveringPaid: row.covering_paid,
        makeup: packageOf(row.makeup_id),
        issued: row.issued.flatMap((id) => held.get(id) ?? []),
        refund: row.refund,
        markedPaid: row.paid,
        singleLessonMinor:
          row.single_minor === null
            ? 0
            : lessonValue({
                priceMinor: row.single_minor,
                taxPercent: row.single_tax,
                startCount: row.single_count ?? 1,
              }),
      },
    ];
  });
}
