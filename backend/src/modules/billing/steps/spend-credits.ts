import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { spentOn, type Spending } from '../domain/credits.js';
import { packageStream } from '../domain/package.js';

/** The credits' streams are loaded. C11 */
export function spendCredits(barn: BarnTransaction, paymentId: string, spendings: readonly Spending[]) {
  for (const event of spentOn(paymentId, spendings, () => barn.newId())) {
    if (event.type === 'billing.CreditSpent') barn.append(packageStream, event.data.packageId, [event]);
    else barn.begin(packageStream, event.data.packageId, [event]);
  }
}
