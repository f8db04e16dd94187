import { stateAfter } from '../../../platform/event-store/stream.js';
import type { TakenByMethod, TillEvent } from '../till-events.js';
import { decideClosing, decideReopening, differenceOf, expectedCash, tillStream, type Count } from './till.js';

const takings: TakenByMethod[] = [
  { method: 'cash', payments: 3, refundsMinor: -4500, totalMinor: 20000 },
  { method: 'transfer', payments: 1, refundsMinor: 0, totalMinor: 45000 },
];
const count: Count = { day: '2026-11-20', openingMinor: 10000, countedMinor: 29500 };
const facts = { closingId: 'c2', closedBy: 'ada', today: '2026-11-20', takings, closer: 'Maya Reyes' };
const closed: TillEvent = {
  type: 'billing.TillClosed',
  data: {
    closingId: 'c1',
    day: '2026-11-20',
    corrects: null,
    closedBy: 'maya',
    openingMinor: 10000,
    countedMinor: 29500,
    leftMinor: 10000,
    takings,
  },
};
const reopened: TillEvent = {
  type: 'billing.TillReopened',
  data: { closingId: 'c1', day: '2026-11-20', reopenedBy: 'maya' },
};
const close = (own: Partial<Count> = {}, history: TillEvent[] = [], known: Partial<typeof facts> = {}) =>
  decideClosing(stateAfter(tillStream, history), { ...count, ...own }, { ...facts, ...known });
const refused = (code: string) => expect.objectContaining({ code });
const ofField = (field: string) => expect.objectContaining({ errors: [expect.objectContaining({ field })] });

describe('closing a day’s takings', () => {
  it('expects what was there and the cash of the day, less what was given back; nothing of other methods', () => {
    expect(expectedCash({ openingMinor: 10000, takings })).toBe(30000);
    expect(differenceOf({ ...count, takings })).toBe(-500);
    expect(expectedCash({ openingMinor: 10000, takings: [] })).toBe(10000);
  });

  it('keeps the figures of the day, and leaves in the till what was there in the morning', () =>
    expect(close()).toEqual([{ ...closed, data: { ...closed.data, closingId: 'c2', closedBy: 'ada' } }]));

  it.each([
    [{ countedMinor: 6000 }, 6000],
    [{ leftMinor: 0 }, 0],
    [{ leftMinor: 29500 }, 29500],
  ])('of %p leaves %p', (own, leftMinor) => expect(close(own)).toMatchObject([{ data: { leftMinor } }]));

  it.each([
    [{ day: '2026-11-21' }, 'day'],
    [{ day: '1899-12-31' }, 'day'],
    [{ openingMinor: -1 }, 'opening'],
    [{ countedMinor: -1 }, 'counted'],
    [{ leftMinor: -1 }, 'left'],
    [{ leftMinor: 29501 }, 'left'],
  ])('refuses %p', (own, field) => expect(() => close(own)).toThrow(ofField(field)));

  it('refuses what is expected otherwise than it was shown', () => {
    expect(close({ seenMinor: 30000 })).toHaveLength(1);
    expect(() => close({ seenMinor: 29999 })).toThrow(refused('till_changed'));
  });

  it('tells who comes second by whom it was closed', () =>
    expect(() => close({}, [closed])).toThrow(
      expect.objectContaining({ code: 'till_closed', message: expect.stringMatching(/^Maya Reyes has/) }),
    ));

  it('sent twice by the same person is once; with other figures it is another', () => {
    expect(close({}, [closed], { closedBy: 'maya' })).toEqual([]);
    expect(() => close({ countedMinor: 29501 }, [closed], { closedBy: 'maya' })).toThrow(refused('till_closed'));
    expect(() => close({ leftMinor: 0 }, [closed], { closedBy: 'maya' })).toThrow(refused('till_closed'));
  });

  it('puts right the closing that was looked at, and no other', () => {
    expect(close({ corrects: 'c1' }, [closed])).toMatchObject([{ data: { closingId: 'c2', corrects: 'c1' } }]);
    expect(() => close({ corrects: 'c0' }, [closed])).toThrow(refused('till_closed'));
    expect(() => close({ corrects: 'c1' }, [closed, reopened])).toThrow(refused('till_open'));
  });

  it('is possible again once the day was opened', () =>
    expect(close({}, [closed, reopened])).toMatchObject([{ data: { corrects: null } }]));
});

describe('opening a closed day again', () => {
  const reopen = (history: TillEvent[], closingId = 'c1') =>
    decideReopening(stateAfter(tillStream, history), closingId, 'maya');
  it('says who did', () => expect(reopen([closed])).toEqual([reopened]));
  it('twice is once', () => expect(reopen([closed, reopened])).toEqual([]));
  it('leaves a closing that nobody has looked at', () =>
    expect(() => reopen([closed], 'c0')).toThrow(refused('till_corrected')));
});
