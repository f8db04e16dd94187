import { LESSON, LONG_BEFORE } from '../test/given.js';
import { joined, judged, list, offered } from '../test/waiting.js';
import { MOST_OF_FAMILY, MOST_WAITING } from './decide-joining.js';
import { decideJoiningSession, type JoiningSession } from './decide-joining-session.js';
import { enrollmentErrors } from './errors.js';

const UNTIL = '2026-11-20T18:00:00.000Z';
const AFTER = new Date('2026-11-20T18:00:00.000Z');
const rider = (studentId: string, refusal: JoiningSession['riders'][number]['refusal'] = null) => ({
  entryId: `entry-of-${studentId}`,
  studentId,
  refusal,
});
const place = (studentId: string, state: 'registered' | 'asked' = 'registered') => ({ studentId, state });
const FULL = { maxEnrollment: 2, places: [place('anna'), place('leo')], list: list() };

const join = ({ session = {}, ...facts }: Omit<Partial<JoiningSession>, 'session'> & { session?: object } = {}) =>
  decideJoiningSession({
    seriesId: LESSON,
    session: { ...FULL, ...session },
    riders: [rider('mia')],
    isToCome: true,
    ofFamily: 0,
    now: LONG_BEFORE,
    ...facts,
  });
const fieldOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as { errors?: { field: string }[] }).errors?.[0]?.field;
  }
  return 'nothing was refused';
};

describe('joining the waiting list of a session', () => {
  it('is for a full session, each rider once, and says that it is one', () => {
    const events = join({ riders: [rider('mia'), rider('tom')] });
    expect(events.map(({ data }) => [data.studentId, data.lessonId, data.ofSession])).toEqual([
      ['mia', LESSON, true],
      ['tom', LESSON, true],
    ]);
    expect(join({ session: { list: list(joined('mia')) }, riders: [rider('mia'), rider('tom')] })).toHaveLength(1);
    expect(join({ session: { list: list(joined('mia')) } })).toEqual([]);
  });

  it('is not for a session with a free place, or without a limit', () => {
    expect(() => join({ session: { places: [place('anna')] } })).toThrow('has a free place');
    expect(() => join({ session: { maxEnrollment: null } })).toThrow('has a free place');
    expect(() => join({ session: { places: [place('anna')] }, riders: [rider('mia'), rider('tom')] })).toThrow(
      'has a free place',
    );
    expect(fieldOf(() => join({ session: { maxEnrollment: null } }))).toBe('series_id');
  });

  it.each([
    ['held for somebody else', list(joined('tom'), offered('tom', UNTIL)), LONG_BEFORE, true],
    ['held until now, and not a moment longer', list(joined('tom'), offered('tom', UNTIL)), AFTER, false],
    ['waited for by somebody who fits', list(joined('tom')), LONG_BEFORE, true],
    ['waited for by somebody who does not', list(joined('tom'), judged('tom', 'age_outside')), LONG_BEFORE, false],
  ])('a free place that is %s counts so', (_, waiting, now, isFull) => {
    const ask = () => join({ session: { places: [place('anna')], list: waiting }, now });
    if (isFull) expect(ask()).toHaveLength(1);
    else expect(ask).toThrow('has a free place');
  });

  it('is refused to whom registering would be refused, with the rider’s field', () => {
    const refusals: [string, () => unknown][] = [
      ['for riders', () => join({ riders: [rider('mia'), rider('tom', enrollmentErrors.age_unknown('of 8 years'))] })],
      ['already registered', () => join({ riders: [rider('anna')] })],
      ['has been asked', () => join({ session: { places: [place('mia', 'asked'), place('leo')] } })],
    ];
    for (const [text, ask] of refusals) {
      expect(ask).toThrow(text);
      expect(fieldOf(ask)).toBe('student_ids');
    }
  });

  it('is refused when no lesson is to come', () => expect(() => join({ isToCome: false })).toThrow('is to come'));

  it('is bounded for a session and for a family', () => {
    const others = (count: number) => list(...Array.from({ length: count }, (_, n) => joined(`rider-${n}`)));
    const most = { session: { list: others(MOST_WAITING - 1) }, ofFamily: MOST_OF_FAMILY - 1 };
    expect(join(most)).toHaveLength(1);
    expect(() => join({ ...most, ofFamily: 0, riders: [rider('mia'), rider('tom')] })).toThrow('At most 30 can wait');
    expect(() => join({ ofFamily: MOST_OF_FAMILY - 1, riders: [rider('mia'), rider('tom')] })).toThrow('at most 20');
  });
});
