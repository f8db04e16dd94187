import { shareOf } from './money.js';

export type DiscountKind = 'code' | 'sibling' | 'quantity';

export interface Discount {
  readonly discountId: string;
  readonly title: string;
  readonly kind: DiscountKind;
  /** The only product that it is for. */
  readonly productId: string | null;
  /** Beside an amount, that is the most that it comes to. */
  readonly percentOff: number | null;
  readonly amountOffMinor: number | null;
  /** Of a quantity: from how many of one product in one cart. */
  readonly fromCount: number | null;
}

export interface DiscountableLine {
  readonly productId: string;
  readonly studentId: string;
  readonly priceMinor: number;
  /** Staff said the price themselves: it counts with the others, and stays. */
  readonly isOwnPrice: boolean;
}

/** What a line costs less, and why. */
export interface TakenOff {
  readonly discountId: string;
  readonly title: string;
  readonly kind: DiscountKind;
  readonly offMinor: number;
}

/** Never more than the price. */
function offOf({ percentOff, amountOffMinor }: Discount, priceMinor: number) {
  const share = percentOff === null ? priceMinor : shareOf(priceMinor, percentOff);
  return Math.max(0, Math.min(priceMinor, share, amountOffMinor ?? priceMinor));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Who pays the full price among siblings: for whom most is bought; of equals, whoever would save less; then by id. */
function fullPayer(lines: readonly DiscountableLine[], discount: Discount) {
  const riders = [...new Set(lines.map(({ studentId }) => studentId))].map((studentId) => {
    const prices = lines.filter((line) => line.studentId === studentId).map(({ priceMinor }) => priceMinor);
    return { studentId, paid: sum(prices), saved: sum(prices.map((price) => offOf(discount, price))) };
  });
  const [first] = riders.sort((a, b) => b.paid - a.paid || a.saved - b.saved || (a.studentId < b.studentId ? -1 : 1));
  return first?.studentId;
}

const meant = ({ productId }: Discount, lines: readonly DiscountableLine[]) =>
  lines.filter((line) => productId === null || line.productId === productId);

/** The lines that one discount lowers, whatever others there are. */
function loweredBy(discount: Discount, lines: readonly DiscountableLine[]): readonly DiscountableLine[] {
  const among = meant(discount, lines);
  switch (discount.kind) {
    case 'code':
      return among;
    case 'sibling': {
      const full = fullPayer(among, discount);
      return among.filter(({ studentId }) => studentId !== full);
    }
    case 'quantity':
      return among.filter(
        ({ productId }) =>
          among.filter((one) => one.productId === productId).length >= (discount.fromCount ?? Infinity),
      );
  }
}

/** A code is spent last: what comes by itself costs the family nothing. */
const RANK: Readonly<Record<DiscountKind, number>> = { sibling: 0, quantity: 1, code: 2 };
const better = (a: TakenOff, b: TakenOff) =>
  b.offMinor - a.offMinor || RANK[a.kind] - RANK[b.kind] || (a.discountId < b.discountId ? -1 : 1);

/** What each line of a cart costs less: one discount for each, the best for the family; they are not added up. Minor units. */
export function takenOff(
  lines: readonly DiscountableLine[],
  discounts: readonly Discount[],
): readonly (TakenOff | undefined)[] {
  const lowered = discounts.map((discount) => ({ discount, lines: new Set(loweredBy(discount, lines)) }));
  return lines.map((line) => {
    if (line.isOwnPrice) return undefined;
    const offers = lowered.flatMap(({ discount, lines: of }): TakenOff[] => {
      const { discountId, title, kind } = discount;
      const offMinor = of.has(line) ? offOf(discount, line.priceMinor) : 0;
      return offMinor > 0 ? [{ discountId, title, kind, offMinor }] : [];
    });
    return offers.sort(better)[0];
  });
}
