import { stateAfter, streamName } from '../../../platform/event-store/stream.js';
import type { MoneyReturned } from '../events.js';
import { moneyReturnedStream } from './money-returned.js';

const returned: MoneyReturned = { type: 'cards.MoneyReturned', data: { paymentId: 'p', refundId: 're_1' } };

describe('money that goes back to a card', () => {
  it('is not returned before the provider says so', () =>
    expect(stateAfter(moneyReturnedStream, [])).toEqual({ isReturned: false }));

  it('is returned once the provider has said so', () =>
    expect(stateAfter(moneyReturnedStream, [returned])).toEqual({ isReturned: true }));

  // The stored streams carry it.
  it('stands in a stream of its own', () => expect(streamName(moneyReturnedStream, 'p')).toBe('card-refund-p'));
});
