import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { creditsByAccount, type Credit } from '../domain/credits.js';
import { unspentCreditIds, unspentCredits } from '../queries/unspent-credits.js';
import { loadPackages } from './load-packages.js';

/** Of the accounts of these students by account, with their streams, so that they can be spent; the oldest first; one round trip. C11 */
export async function creditsOfAccounts(
  barn: BarnTransaction,
  students: readonly string[],
): Promise<Map<string, Credit[]>> {
  const { sql, farmId, actor } = barn;
  const [credits] = await Promise.all([
    unspentCredits(sql, farmId, students, actor),
    loadPackages(barn, unspentCreditIds(sql, farmId, students)),
  ]);
  return creditsByAccount(credits);
}

/** Of the one account of these students. */
export const creditsOf = async (barn: BarnTransaction, students: readonly string[]): Promise<Credit[]> =>
  [...(await creditsOfAccounts(barn, students)).values()].flat();
