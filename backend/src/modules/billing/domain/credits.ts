import type { CreditCarriedOver, CreditReleased, CreditSpent, IssueWithdrawn } from '../events.js';
import { billingErrors } from './errors.js';
import { toAmount } from './money.js';
import type { Package } from './package.js';

/** Money that a family has with the barn for a cancelled lesson, not spent yet. C11 */
export interface Credit extends Pick<
  CreditCarriedOver['data'],
  'packageId' | 'studentId' | 'productId' | 'productName' | 'purchaseDate' | 'issuedFor' | 'missedDate' | 'missedTitle'
> {
  /** Minor units, positive. */
  readonly amountMinor: number;
}

/** As they can be spent, the order kept; whose they are is told by the key. */
export function creditsByAccount<Held extends Credit>(
  held: readonly (Held & { readonly billingPersonId: string; readonly studentName: string })[],
): Map<string, Credit[]> {
  const accounts = new Map<string, Credit[]>();
  for (const { billingPersonId, studentName: _, ...credit } of held)
    accounts.set(billingPersonId, [...(accounts.get(billingPersonId) ?? []), credit]);
  return accounts;
}

/** A negative line of a cart: a certain credit, or whatever the member has; without an amount as much as fits. */
export interface CreditWish {
  readonly creditId?: string;
  readonly studentId?: string;
  readonly amountMinor?: number;
}

export interface Spending {
  readonly credit: Credit;
  readonly usedMinor: number;
}

/** A card provider takes no smaller amounts. */
const LEAST_BY_CARD_MINOR = 50;
/** A cart that comes to nothing is refused, so something is always left to pay. C11 R174 */
const LEAST_MINOR = 1;

export const mostCredit = (taxedMinor: number, { byCard }: { readonly byCard: boolean }) =>
  Math.max(0, taxedMinor - (byCard ? LEAST_BY_CARD_MINOR : LEAST_MINOR));

/** By themselves: the oldest first, at most so much. C11 */
export function spendOldest(credits: readonly Credit[], mostMinor: number): Spending[] {
  let open = mostMinor;
  return credits.flatMap((credit) => {
    const usedMinor = Math.min(credit.amountMinor, open);
    open -= usedMinor;
    return usedMinor > 0 ? [{ credit, usedMinor }] : [];
  });
}

const isMeant = ({ creditId, studentId }: CreditWish, credit: Credit) =>
  creditId === undefined ? credit.studentId === studentId : credit.packageId === creditId;

/** As the cart's negative lines say. What is not there any more is refused, what is more than the cart stays. C11 */
export function spendWished(credits: readonly Credit[], wishes: readonly CreditWish[], mostMinor: number): Spending[] {
  const used = new Map<string, number>();
  const usedOf = ({ packageId }: Credit) => used.get(packageId) ?? 0;
  let open = mostMinor;
  for (const wish of wishes) {
    const left = credits
      .filter((credit) => isMeant(wish, credit))
      .map((credit) => ({ ...credit, amountMinor: credit.amountMinor - usedOf(credit) }));
    const leftMinor = left.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (leftMinor === 0) throw billingErrors.credit_spent();
    const { amountMinor = leftMinor } = wish;
    if (amountMinor > leftMinor) throw billingErrors.credit_too_small(toAmount(leftMinor).toFixed(2));
    for (const { credit, usedMinor } of spendOldest(left, Math.min(amountMinor, open))) {
      used.set(credit.packageId, usedOf(credit) + usedMinor);
      open -= usedMinor;
    }
  }
  return credits.flatMap((credit) => (usedOf(credit) ? [{ credit, usedMinor: usedOf(credit) }] : []));
}

export const spentMinor = (spendings: readonly Spending[]) =>
  spendings.reduce((sum, { usedMinor }) => sum + usedMinor, 0);

/** Each stands on the payment as a negative line; what was not needed of one lies on as a credit of its own. C11 */
export const spentOn = (
  paymentId: string,
  spendings: readonly Spending[],
  newId: () => string,
): (CreditSpent | CreditCarriedOver)[] =>
  spendings.flatMap(({ credit: { amountMinor, ...credit }, usedMinor }): (CreditSpent | CreditCarriedOver)[] => {
    const { packageId, studentId, purchaseDate } = credit;
    const left = { ...credit, packageId: newId(), startDate: purchaseDate, priceMinor: usedMinor - amountMinor };
    return [
      { type: 'billing.CreditSpent', data: { packageId, studentId, paymentId, priceMinor: -usedMinor } },
      ...(usedMinor < amountMinor
        ? [{ type: 'billing.CreditCarriedOver', data: { ...left, carriedFrom: packageId } } as const]
        : []),
    ];
  });

export const isSpent = ({ kind, paymentId }: Pick<Package, 'kind' | 'paymentId'>) =>
  kind === 'credit' && paymentId !== null;

/** The credit that an overpayment became goes with it, as long as nothing of it has been spent. E07 */
export function decideOverpaymentWithdrawal(credit: Package | undefined, amountMinor: number): IssueWithdrawn {
  if (!credit || isSpent(credit) || credit.priceMinor !== -amountMinor) throw billingErrors.overpayment_spent();
  const { packageId, studentId } = credit;
  return { type: 'billing.IssueWithdrawn', data: { packageId, studentId } };
}

/** It is the family's again. */
export const released = ({ packageId, studentId }: Pick<Package, 'packageId' | 'studentId'>): CreditReleased => ({
  type: 'billing.CreditReleased',
  data: { packageId, studentId },
});
