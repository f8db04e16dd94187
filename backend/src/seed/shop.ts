import { PurchasePackages } from '../modules/billing/commands/purchase-packages.js';
import type { BarnFacts } from './facts.js';
import type { SeededRider } from './families.js';
import { idOf, type BarnIds } from './open-barn.js';
import type { Seeder } from './seeder.js';
import type { Slot } from './timetable.js';

const METHODS = ['cash', 'cheque', 'transfer', 'transfer', 'venmo'] as const;
/** Invoices stay unpaid until somebody pays them; older purchases were settled otherwise. */
const INVOICE_WEEKS = 4;

interface Subscription {
  rider: SeededRider;
  product: BarnFacts['products'][number];
  /** Weeks between two purchases: as many as the package has lessons. */
  every: number;
  offset: number;
}

/** What each rider keeps buying for the hours they ride in. */
export function subscriptions(
  facts: BarnFacts,
  slots: readonly Slot[],
  between: (least: number, most: number) => number,
): Subscription[] {
  const products = new Map(facts.products.map((product) => [product.key, product]));
  return slots.flatMap((slot) =>
    [...slot.regulars, ...slot.flexible].flatMap((rider) => {
      const product = products.get(slot.section.package) ?? products.get(slot.section.single);
      return product
        ? [{ rider, product, every: Math.max(1, product.count), offset: between(0, Math.max(0, product.count - 1)) }]
        : [];
    }),
  );
}

/** The purchases of one week; now and then somebody forgets, and the owing report has something to say. */
export async function sellPackages(
  { run, day, at, tools: { random } }: Seeder,
  ids: BarnIds,
  wanted: readonly Subscription[],
  week: number,
  weeksBehind: number,
) {
  for (const { rider, product, every, offset } of wanted) {
    const isFirst = week === -weeksBehind;
    // The demo's own riders have a fresh package, so that what a visitor tries first has something to show.
    const isDue = isFirst || (rider.wants ? week === -2 : false);
    if (!isDue && (week + weeksBehind + offset) % every !== 0) continue;
    if (!isDue && !rider.wants && random.chance(week > -3 ? 0.25 : 0.04)) continue;
    const date = day(week, random.between(0, 4));
    at(date, '12:30');
    const invoiced = week > -INVOICE_WEEKS && !rider.wants && random.chance(0.35);
    // Who starts in the middle of a package has the rest of it.
    const startCount = isFirst && offset > 0 ? Math.max(1, product.count - offset) : undefined;
    await run(PurchasePackages, {
      by: invoiced ? 'invoice' : random.pick(METHODS),
      received: date,
      accountHolderId: rider.accountId,
      lines: [{ productId: idOf(ids.products, product.key), studentId: rider.studentId, startCount }],
    });
  }
}
