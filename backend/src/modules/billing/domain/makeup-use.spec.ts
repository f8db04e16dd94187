import { takeMakeups } from './makeup-use.js';
import { debit, open, place } from '../test/samples.js';

const makeup = (of = {}) =>
  open({
    packageId: 'makeup',
    kind: 'makeup',
    startCount: 1,
    startDate: '2026-11-10',
    expiryDate: '2026-12-24',
    ...of,
  });
const take = (lessonDates: string[], of = {}) =>
  takeMakeups(
    lessonDates.map((lessonDate, i) => ({
      ...place({ lessonDate, lessonPersonId: i ? `place-${i}` : 'place' }),
      makeupId: 'makeup',
    })),
    new Map([['makeup', makeup(of)]]),
  );

describe('booking with a makeup', () => {
  it.each(['2026-11-10', '2026-11-24', '2026-12-24'])('uses it for a lesson on %s', (day) =>
    expect(take([day])).toEqual([debit('makeup')]),
  );
  it.each([
    ['before its first day', '2026-11-09', {}],
    ['after its last day', '2026-12-25', {}],
    ['used already', '2026-11-24', { usedBy: ['other'] }],
    ["another student's", '2026-11-24', { studentId: 'sister' }],
    ['an ordinary package', '2026-11-24', { kind: 'package' }],
  ])('refuses one %s', (_, day, of) =>
    expect(() => take([day], of)).toThrow('This makeup can not be used for this lesson.'),
  );
  it('refuses one that nobody has, by its code', () =>
    expect(() => takeMakeups([{ ...place(), makeupId: 'unknown' }], new Map())).toThrow(
      expect.objectContaining({ code: 'makeup_unavailable' }),
    ));
  it('takes each of several for its own place', () =>
    expect(
      takeMakeups(
        [
          { ...place(), makeupId: 'makeup' },
          { ...place({ lessonPersonId: 'second' }), makeupId: 'other' },
        ],
        new Map([
          ['makeup', makeup()],
          ['other', makeup({ packageId: 'other' })],
        ]),
      ),
    ).toEqual([debit('makeup'), debit('other', 'second')]));
  it('takes none where none was chosen', () => expect(takeMakeups([], new Map())).toEqual([]));
  it('refuses to use one twice in the same booking', () =>
    expect(() => take(['2026-11-24', '2026-12-01'])).toThrow('can not be used'));
  it('says nothing the second time', () => expect(take(['2026-11-24'], { usedBy: ['place'] })).toEqual([]));
});
