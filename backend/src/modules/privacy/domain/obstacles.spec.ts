import { obstacles, type Ties } from './obstacles.js';

const free: Ties = {
  isOneself: false,
  booked: 0,
  taught: 0,
  unpaidInvoices: 0,
  unpaidMinor: 0,
  refunds: 0,
  credits: 0,
  cardPayments: 0,
  disputes: 0,
};
const told = (ties: Partial<Ties>) => obstacles({ ...free, ...ties }, 'CAD');

describe('somebody is erased', () => {
  it('when nothing is open', () => expect(told({})).toEqual([]));

  it('but not by themselves', () => expect(told({ isOneself: true })).toEqual([expect.stringMatching(/^This is you/)]));

  it('but not while lessons are to come', () =>
    expect(told({ booked: 1, taught: 2 })).toEqual([
      '1 place in lessons to come: cancel or remove them first.',
      '2 lessons to come: give them to somebody else first.',
    ]));

  it('but not while money is open, whoever owes it', () =>
    expect(
      told({ unpaidInvoices: 2, unpaidMinor: 45_000, refunds: 1, credits: 1, cardPayments: 1, disputes: 1 }),
    ).toEqual([
      '2 unpaid invoices, CAD 450.00: take the payment or delete them first.',
      '1 refund not given yet: approve or decline them first.',
      '1 credit not used: spend, give back or delete them first.',
      '1 card payment under way: wait for it, or end it first.',
      '1 disputed payment: wait until the bank has decided.',
    ]));
});
