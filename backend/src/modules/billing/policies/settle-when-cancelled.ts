import { policy } from '../../../platform/event-store/policy.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import { SettleCancellations } from '../commands/settle-cancellations.js';

/** C05 */
export const settleWhenCancelled = policy<StudentCancelled>(
  'billing.settle-cancellations',
  ['enrollment.StudentCancelled'],
  (cancelled, barn) =>
    barn.execute(
      SettleCancellations,
      cancelled.map(({ data }) => data),
    ),
);
