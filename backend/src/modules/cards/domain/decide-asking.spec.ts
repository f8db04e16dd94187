import { decideAsking } from './decide-asking.js';

const open = { paymentId: 'pay', billingPersonId: 'holder', amountMinor: 51_867, askedCard: null } as const;
const asking = (of: Partial<Parameters<typeof decideAsking>[0]> = {}, canBeAsked = true) =>
  decideAsking({ ...open, state: 'open', ...of }, { cardId: 'pm_1', canBeAsked });

/** E12 */
describe('asking a family to confirm a payment', () => {
  it('is told to them once for a card', () => {
    const asked = { paymentId: 'pay', billingPersonId: 'holder', amountMinor: 51_867 };
    expect(asking()).toEqual([{ type: 'cards.ConfirmationAsked', data: asked }]);
    expect(asking({ askedCard: 'pm_1' })).toEqual([]);
    expect(asking({ askedCard: 'pm_2' })).toHaveLength(1);
  });
  it('needs somebody who can come in', () => expect(() => asking({}, false)).toThrow('nobody of the account'));
  it.each(['received', 'closed', 'returning', 'returned', 'stranded'] as const)('is too late once it is %s', (state) =>
    expect(() => asking({ state })).toThrow('can not be confirmed any more'),
  );
});
