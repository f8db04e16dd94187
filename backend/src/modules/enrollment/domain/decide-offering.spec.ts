import { LESSON } from '../test/given.js';
import { HOURS, joined, judged, list, offered } from '../test/waiting.js';
import { decideOffering, type OfferingPlace } from './decide-offering.js';
import { enrollmentErrors } from './errors.js';

/** Ten in the morning at the barn, and eleven at night. */
const NOW = new Date('2026-11-20T15:00:00Z');
const NIGHT = new Date('2026-11-21T04:00:00Z');
const LATER = '2026-11-20T18:00:00.000Z';
const WAITING = [joined('mia'), joined('tom'), judged('tom', 'rider_elsewhere')];

const offer = ({ session = {}, ...facts }: Omit<Partial<OfferingPlace>, 'session'> & { session?: object } = {}) =>
  decideOffering({
    seriesId: LESSON,
    studentId: 'tom',
    session: { maxEnrollment: 1, places: [], list: list(...WAITING), ...session },
    refusal: null,
    lastStart: new Date('2026-12-08T21:00:00Z'),
    now: NOW,
    hours: HOURS,
    ...facts,
  });

describe('a place of a session that staff offer', () => {
  it('is held for whom they choose, whoever stands in front', () =>
    expect(offer().map(({ data }) => [data.studentId, data.until])).toEqual([['tom', '2026-11-20T19:00:00.000Z']]));

  it('is offered at night, too, and held through the hours of the morning', () =>
    expect(offer({ now: NIGHT })[0]?.data.until).toBe('2026-11-21T16:00:00.000Z'));

  it('is offered once, and again when that has ended', () => {
    const held = list(...WAITING, offered('tom', LATER));
    expect(offer({ session: { list: held } })).toEqual([]);
    expect(offer({ session: { list: held }, now: new Date(LATER) })).toHaveLength(1);
  });

  it('has to be free, and offered to nobody else', () => {
    const taken = { places: [{ studentId: 'anna', state: 'registered' }] };
    const held = { list: list(...WAITING, offered('mia', LATER)) };
    for (const session of [taken, held]) expect(() => offer({ session })).toThrow('No place of this session is free');
    expect(offer({ session: { ...held, maxEnrollment: 2 } })).toHaveLength(1);
    expect(offer({ session: held, now: new Date(LATER) })).toHaveLength(1);
  });

  it('is for who waits and could register, while a lesson is to come', () => {
    expect(() => offer({ studentId: 'zoe' })).toThrow('was not found');
    expect(() => offer({ refusal: enrollmentErrors.student_inactive() })).toThrow('inactive');
    expect(() => offer({ lastStart: null })).toThrow('is to come');
  });
});
