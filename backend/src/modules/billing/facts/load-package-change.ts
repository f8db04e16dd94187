import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { coverWaiting } from '../domain/cover-waiting.js';
import { amendInvoice, releaseCredits } from '../domain/decide-package-change.js';
import { evolve, isOpen } from '../domain/package.js';
import { paymentStream, settling } from '../domain/payment.js';
import type { PackageEvent } from '../events.js';
import { currentPlaces } from '../commands/adjust-allocations.js';
import { appendToPackages, loadPackages } from './load-packages.js';
import { supplyOf } from './load-supply.js';

/** All that editing or deleting packages reads: what they cover, what else could, and what they were paid with; one round trip. */
export async function loadPackageChange(barn: BarnTransaction, packageIds: readonly string[]) {
  const { sql, farmId } = barn;
  const chosen = sql`from package k where k.farm_id = ${farmId} and k.package_id = any(${packageIds}::uuid[])`;
  const covered = sql`where lp.farm_id = ${farmId} and lp.package_id = any(${packageIds}::uuid[])`;
  const payments = sql`select k.payment_id ${chosen} and k.payment_id is not null`;
  const [supply, places, bought, paidWith] = await Promise.all([
    supplyOf(
      barn,
      sql`(select k.student_id ${chosen} union select lp.student_id from lesson_person lp ${covered})`,
      sql`(select k.package_id ${chosen})`,
    ),
    currentPlaces(barn, sql`select lp.lesson_person_id from lesson_person lp ${covered}`),
    loadPackages(
      barn,
      sql`select k.package_id ${chosen}
        union select other.package_id from package other where other.farm_id = ${farmId} and other.payment_id in (${payments})`,
    ),
    barn.loadAll(paymentStream, payments),
  ]);
  const placesOf = (packageId: string) => places.filter((place) => place.packageId === packageId);
  return { supply, placesOf, bought, paidWith };
}

type PackageChange = Awaited<ReturnType<typeof loadPackageChange>>;

/** In this order: the change, what now covers waiting places, and what an unpaid invoice asks for. C03 C25 E06 */
export function applyPackageChange(
  barn: BarnTransaction,
  { supply, placesOf, bought, paidWith }: PackageChange,
  events: readonly PackageEvent[],
) {
  appendToPackages(barn, events);
  const lost = events.flatMap(({ type, data }) =>
    type === 'billing.PlaceUncovered'
      ? placesOf(data.packageId).filter(({ lessonPersonId }) => lessonPersonId === data.lessonPersonId)
      : [],
  );
  appendToPackages(barn, coverWaiting({ ...supply, waiting: [...supply.waiting, ...lost] }, events));
  const after = [...bought.values()].map((held) =>
    events.filter(({ data }) => data.packageId === held.packageId).reduce(evolve, held),
  );
  for (const [paymentId, payment] of paidWith) {
    const sold = after.filter(isOpen).filter((held) => held.paymentId === paymentId);
    const freed = releaseCredits(payment, sold);
    appendToPackages(barn, freed);
    const packages = sold.filter(({ packageId }) => !freed.some(({ data }) => data.packageId === packageId));
    const amended = amendInvoice(paymentId, payment, packages);
    barn.append(paymentStream, paymentId, [...amended, ...settling(paymentId, payment, amended)]);
  }
}
