import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { Farm } from '../tables/farm.entity.js';

/** A setting that no call changes, as it is now, and how the system writes it, with others that belong to it. */
export async function systemSetting(barn: BarnTransaction, field: 'stripe_account_id' | 'eqo_subscription_id') {
  const { farmId } = barn;
  const { preferences } = await barn.repository(Farm).findOneByOrFail({ farmId });
  const write = (value: string | null, others: Readonly<Record<string, string>> = {}) =>
    barn.repository(Farm).update({ farmId }, { preferences: { ...preferences, ...others, [field]: value } });
  return { current: preferences[field] ?? null, write };
}
