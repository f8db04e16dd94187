import { streamType } from '../../../platform/event-store/stream.js';
import type { HoldEvent } from '../events.js';

interface Hold {
  readonly isHeld: boolean;
}

/** Of an account: whether staff want no reminders for it. */
export const holdStream = streamType<Hold, HoldEvent>('reminders', { isHeld: false }, (_, { type }) => ({
  isHeld: type === 'billing.RemindersHeld',
}));

/** Nothing where it is so already. */
export function decideHold(billingPersonId: string, { isHeld }: Hold, hold: boolean): HoldEvent[] {
  if (isHeld === hold) return [];
  return [{ type: hold ? 'billing.RemindersHeld' : 'billing.RemindersResumed', data: { billingPersonId } }];
}
