import type { BarnFacts } from './facts.js';
import type { Random } from './random.js';
import type { SeededRider } from './riders.js';
import type { Slot } from './timetable.js';

export interface Subscription {
  rider: SeededRider;
  product: BarnFacts['products'][number];
  rate: number;
  /** Weeks paid in advance. */
  lead: number;
  /** `late`: owes for some weeks, for the owing report. */
  pays: 'ahead' | 'cash' | 'late';
}
function habitOf({ wants, isRegular }: SeededRider, drawn: number): Subscription['pays'] {
  if (wants) return 'ahead';
  if (!isRegular && drawn > 0.8) return 'cash';
  return drawn < 0.06 ? 'late' : 'ahead';
}

export function subscriptions({ products, size }: BarnFacts, slots: readonly Slot[], random: Random): Subscription[] {
  const byKey = new Map(products.map((product) => [product.key, product]));
  const wanted = new Map<string, Subscription>();
  for (const { section, regulars, flexible } of slots)
    for (const rider of [...regulars, ...flexible]) {
      const product = byKey.get(section.package);
      if (!product) continue;
      const key = `${rider.studentId} ${product.key}`;
      const known = wanted.get(key);
      if (known) known.rate += 1;
      else {
        const lead = Math.min(random.between(4, size.weeksEnrolled + 1), Math.floor(product.validDays / 7));
        wanted.set(key, { rider, product, rate: 1, lead, pays: habitOf(rider, random.next()) });
      }
    }
  return [...wanted.values()];
}
