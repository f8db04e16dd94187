import { decideTry, MOST_TRIES, PAUSES_MS, restAfter, type Answered } from './retries.js';

const now = new Date('2026-11-20T14:00:00Z');
const tried = (answered: Answered, { tries = 1, failingSince = null as Date | null } = {}) =>
  decideTry(answered, { now, tries, failingSince });
const failed = { status: 500 };

describe('what becomes of a delivery', () => {
  it.each([200, 201, 204, 299])('is taken with %i', (status) =>
    expect(tried({ status })).toEqual({ kind: 'delivered' }),
  );

  it.each([
    { status: 199 },
    { status: 301 },
    { status: 404 },
    failed,
    { problem: 'late' },
    { problem: 'private' },
  ] as Answered[])('is tried again after %j, five seconds later', (answered) =>
    expect(tried(answered)).toEqual({ kind: 'later', nextTryAt: new Date('2026-11-20T14:00:05Z') }),
  );

  it('is tried again after growing pauses, which are three days together, and then given up', () => {
    const pauses = PAUSES_MS.map((_, index) => {
      const outcome = tried(failed, { tries: index + 1 });
      return outcome.kind === 'later' ? outcome.nextTryAt.getTime() - now.getTime() : 0;
    });
    expect(pauses).toEqual([...PAUSES_MS]);
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
    expect(Math.floor(pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000)).toBe(3);
    expect(tried(failed, { tries: MOST_TRIES })).toEqual({ kind: 'failed' });
  });

  it('ends with its endpoint where the receiver answers 410', () =>
    expect(tried({ status: 410 })).toEqual({ kind: 'off', because: 'gone' }));

  it('ends with its endpoint where nothing came through for five days, and not a moment before', () => {
    expect(tried(failed, { failingSince: new Date('2026-11-15T14:00:00Z') })).toEqual({
      kind: 'off',
      because: 'failing',
    });
    expect(tried(failed, { failingSince: new Date('2026-11-15T14:00:00.001Z') }).kind).toBe('later');
    expect(tried({ status: 200 }, { failingSince: new Date('2026-11-01T14:00:00Z') })).toEqual({ kind: 'delivered' });
  });

  it('leaves an endpoint alone for a while, longer after its third failure in a row', () =>
    expect([1, 2, 3, 9].map((failures) => restAfter(now, failures).getTime() - now.getTime())).toEqual([
      5000, 5000, 300_000, 300_000,
    ]));
});
