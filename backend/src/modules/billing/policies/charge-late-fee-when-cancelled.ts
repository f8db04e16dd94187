import { policy } from '../../../platform/event-store/policy.js';
import type { AttendanceMarked, StudentCancelled, StudentReinstated } from '../../enrollment/contracts.js';
import { ChargeLateFees } from '../commands/charge-late-fees.js';
import { WithdrawLateFees } from '../commands/withdraw-late-fees.js';

type Followed = StudentCancelled | StudentReinstated | AttendanceMarked;

/** A changed cancellation, and a rider who comes after all, owe no fee for the former one. */
const undoesFee = (event: Followed) =>
  event.type === 'enrollment.StudentReinstated' ||
  (event.type === 'enrollment.AttendanceMarked' && !event.data.isCancelled && !event.data.withLesson) ||
  (event.type === 'enrollment.StudentCancelled' && event.data.replaces !== null);

/** What a place gets once it is filled changes nothing about the fee. */
const isFilling = (event: Followed) =>
  event.type === 'enrollment.StudentCancelled' && event.data.policy?.isFilled === true;

/** The fee stands on an invoice as soon as the cancellation does. */
export const chargeLateFeeWhenCancelled = policy<Followed>(
  'billing.charge-late-fees',
  ['enrollment.StudentCancelled', 'enrollment.StudentReinstated', 'enrollment.AttendanceMarked'],
  async (followed, barn) => {
    const events = followed.filter((event) => !isFilling(event));
    const undone = events.filter(undoesFee).map(({ data }) => data.lessonPersonId);
    if (undone.length) await barn.execute(WithdrawLateFees, undone);
    const charged = events.flatMap((event) =>
      event.type === 'enrollment.StudentCancelled' && event.data.policy?.feeMinor ? [event.data] : [],
    );
    if (charged.length) await barn.execute(ChargeLateFees, charged);
  },
);
