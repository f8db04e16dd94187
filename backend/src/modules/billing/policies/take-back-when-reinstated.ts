import { policy } from '../../../platform/event-store/policy.js';
import type { StudentReinstated } from '../../enrollment/contracts.js';
import { TakeBackSettlements } from '../commands/take-back-settlements.js';

/** C07 */
export const takeBackWhenReinstated = policy<StudentReinstated>(
  'billing.take-back-settlements',
  ['enrollment.StudentReinstated'],
  (reinstated, barn) =>
    barn.execute(
      TakeBackSettlements,
      reinstated.map(({ data }) => data),
    ),
);
