import { debit, open, place } from '../test/samples.js';
import { coverWaiting } from './cover-waiting.js';

const one = open({ packageId: 'one', startCount: 1, usedBy: ['cancelled'] });
const waiting = [place({ lessonPersonId: 'late', lessonDate: '2026-12-08' }), place({ lessonPersonId: 'early' })];
const back = {
  type: 'billing.PackageCredited' as const,
  data: { packageId: 'one', lessonPersonId: 'cancelled', lessonId: 'other', studentId: 'rider' },
};
const supply = (programs: string[] = []) => ({
  waiting,
  packages: new Map([['one', one]]),
  pays: new Map([['one', { programs }]]),
  days: new Map<string, string>(),
});

describe('a lesson that comes back', () => {
  it('covers the oldest place that waits', () =>
    expect(coverWaiting(supply(), [back])).toEqual([debit('one', 'early')]));
  it('covers nothing before it is back', () => expect(coverWaiting(supply(), [])).toEqual([]));
  it('covers only what it may', () => expect(coverWaiting(supply(['private']), [back])).toEqual([]));
  it('is not used by itself where nobody knows what it pays for', () =>
    expect(coverWaiting({ ...supply(), pays: new Map() }, [back])).toEqual([]));
  it('may be one that was only just given', () =>
    expect(
      coverWaiting({ ...supply(), packages: new Map(), pays: new Map() }, [
        {
          type: 'billing.SingleLessonIssued',
          data: {
            packageId: 'single',
            studentId: 'rider',
            productId: 'a',
            productName: 'Single lesson',
            purchaseDate: '2026-11-20',
            startDate: '2026-11-10',
            expiryDate: '2026-12-24',
            issuedFor: 'cancelled',
            missedDate: '2026-11-24',
            missedTitle: 'Beginner group',
          },
        },
      ]),
    ).toEqual([debit('single', 'early')]));
});
