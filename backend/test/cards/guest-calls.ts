import type { MoneyCall } from './money-calls.js';
import { guestAt } from './paying-guest.js';

/** A guest's place for 45, with tax and fee: held, and taken when it is given. */
export const GUEST_CALLS: Readonly<Record<string, MoneyCall>> = {
  'enquiries/givePlace': {
    moved: { charged: 5187, givenBack: [], subscribed: 0 },
    prepared: async (at) => {
      const guest = await guestAt(at.till, {}, at);
      const { id } = await guest.held();
      return (headers) => at.barn.call(at.barn.admin, 'POST', 'enquiries/givePlace', { id, ...guest.client }, headers);
    },
  },
  'public/placePaid': {
    moved: { charged: 0, givenBack: [], subscribed: 0 },
    prepared: async (at) => {
      const guest = await guestAt(at.till, {}, at);
      const { token, intent } = await guest.begun();
      await at.enter(intent);
      return () => guest.paid(token, intent.id);
    },
  },
};
