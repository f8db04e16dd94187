import { policy } from '../../../platform/event-store/policy.js';
import type { AccountsMerged } from '../../people/contracts.js';
import { MovePayments } from '../commands/move-payments.js';

export const movePaymentsWhenAccountsMerge = policy<AccountsMerged>(
  'billing.move-payments',
  ['people.AccountsMerged'],
  (merged, barn) =>
    barn.execute(
      MovePayments,
      merged.map(({ data: { accountId, mergedId } }) => ({ from: mergedId, to: accountId })),
    ),
);
