import { aRide } from '@/data/day/testing/builders';
import { horseWork } from '@/features/lessons/horses/horses';
import type { LessonWarning } from '@/data/requests/lesson-warnings';
import { cardsOf, dayOfHorse, nextCard, slotsOf, suggestionsFor, verdictOn, withoutHorse, workOf } from './board';

const biscuit = { horse_id: 'h1', assigned_to: 'Biscuit' };
const comet = { horse_id: 'h2', assigned_to: 'Comet' };
const none = { horse_id: null, assigned_to: null };
const at = (id: string, start: string, end: string, own = {}) => ({
  id,
  title: id,
  scheduled_starttime: start,
  scheduled_endtime: end,
  starts_at: `2026-11-24T${start}:00Z`,
  ends_at: `2026-11-24T${end}:00Z`,
  ...own,
});

// R140, F19: nothing keeps a count that could drift; assigning and unassigning show in what is counted.
describe('a horse’s count of the day', () => {
  const day = (first: object, second: object) => [
    aRide(at('a', '09:00', '10:00'), [first, none]),
    aRide(at('b', '11:00', '12:00'), [second]),
    aRide(at('off', '15:00', '16:00', { lesson_is_cancelled: 1 }), [biscuit]),
    aRide(at('c', '17:00', '18:00'), [{ ...biscuit, student_is_cancelled: 1 }]),
  ];
  it('is one more for each rider it is assigned to, and one less when it is taken away', () =>
    expect(
      [day(none, none), day(biscuit, none), day(biscuit, biscuit), day(none, biscuit)].map(
        (rides) => horseWork(rides).get('h1') ?? 0,
      ),
    ).toEqual([0, 1, 2, 1]));
  it('is the sum of what one sees and of what is done where one does not look', () =>
    expect([
      ...workOf(day(biscuit, comet), [
        { horse_id: 'h1', lessons: 2 },
        { horse_id: 'h3', lessons: 1 },
      ]),
    ]).toEqual([
      ['h1', 3],
      ['h2', 1],
      ['h3', 1],
    ]));
});

it('lessons that begin together stand together, in the order of the day', () => {
  const rides = [aRide(at('a', '09:00', '10:00')), aRide(at('b', '09:00', '09:30')), aRide(at('c', '10:00', '11:00'))];
  expect(slotsOf(rides).map(({ time, rides: here }) => [time, here.length])).toEqual([
    ['09:00', 2],
    ['10:00', 1],
  ]);
});

it('a horse has behind it what is over, and ahead what is not', () => {
  const rides = [
    aRide(at('first', '09:00', '10:00'), [{ ...biscuit, name: 'Anna' }]),
    { ...aRide(at('second', '10:00', '11:00')), horses: [{ horse_id: 'h1', name: 'Biscuit' } as never] },
    aRide(at('third', '11:00', '12:00'), [comet]),
  ];
  const day = dayOfHorse('h1', rides, Date.parse('2026-11-24T10:30:00Z'));
  expect([day.behind, day.ahead].map((stops) => stops.map(({ time, who }) => [time, who]))).toEqual([
    [['09:00', 'Anna']],
    [['10:00', '']],
  ]);
});

it('nobody waits for a horse in a lesson that was held, is called off, or to which riders bring their own', () =>
  expect(
    withoutHorse([
      aRide(at('a', '09:00', '10:00'), [{ ...none, id: 'waits' }, biscuit, { ...none, student_is_cancelled: 1 }]),
      aRide(at('b', '09:00', '10:00', { lesson_status_code: 'COM' }), [none]),
      aRide(at('c', '09:00', '10:00', { lesson_is_cancelled: 1 }), [none]),
      aRide(at('d', '09:00', '10:00', { own_horse: 1 }), [none]),
    ]).map(({ id }) => id),
  ).toEqual(['waits']));

describe('the horse of last time', () => {
  const last = (lesson_person_id: string, is_free: 0 | 1 = 1) => ({
    lesson_person_id,
    horse_id: 'h1',
    horse_name: 'Biscuit',
    scheduled_date: '2026-11-17',
    is_free,
  });

  it('is suggested to who has none, where the server finds it free', () => {
    const rides = [
      aRide(at('a', '09:00', '10:00'), [
        { ...none, id: 'anna' },
        { ...none, id: 'mia' },
        { ...comet, id: 'leo' },
      ]),
    ];
    const suggested = suggestionsFor(rides, [last('anna'), last('mia', 0), last('leo')]);
    expect(suggested.map(({ student, horse }) => [student.id, horse.id])).toEqual([['anna', 'h1']]);
  });
});

// F21
describe('what is said at a lesson of the horse in the hand', () => {
  const horse = { id: 'h1', name: 'Biscuit' };
  const rides = [aRide(at('a', '09:00', '10:00'), [none]), aRide(at('b', '09:30', '10:30'), [biscuit])];
  const told = (own: object) => ({ lesson_date_time_id: 'a', message: 'Biscuit is needed', ...own }) as LessonWarning;
  const said = (ride: number, against: LessonWarning[] | null) => verdictOn(horse, rides[ride]!, { against, rides });

  it('is where the server finds it wanted, by the lesson if it is in sight', () => {
    expect(said(0, null)).toBeUndefined();
    expect(said(0, [])).toBe('free');
    expect(said(0, [told({ lesson_date_time_id: 'b' })])).toBe('free');
    expect(said(0, [told({ other_lesson_id: 'b' })])).toBe('b, 09:30–10:30');
    expect(said(0, [told({ other_lesson_id: 'x' }), told({ message: 'Biscuit has the day off' })])).toBe(
      'Biscuit is needed; Biscuit has the day off',
    );
  });
  it('is that it goes there already', () => expect(said(1, null)).toBe('in this lesson'));
});

it('cards are walked with the arrow keys, and keep to the board', () => {
  const cards = cardsOf([
    aRide(at('a', '09:00', '10:00'), [{ id: '1' }, { id: '2' }, { id: 'gone', student_is_cancelled: 1 }]),
    aRide(at('off', '09:00', '10:00', { lesson_is_cancelled: 1 }), [{ id: 'x' }]),
    aRide(at('b', '10:00', '11:00'), [{ id: '3' }]),
  ]);
  expect(cards).toEqual([['1', '2'], ['3']]);
  expect([
    nextCard(cards, '1', 'ArrowDown'),
    nextCard(cards, '2', 'ArrowDown'),
    nextCard(cards, '2', 'ArrowRight'),
    nextCard(cards, '3', 'ArrowLeft'),
    nextCard(cards, '1', 'ArrowLeft'),
    nextCard(cards, '1', 'Tab'),
  ]).toEqual(['2', '2', '3', '1', '1', undefined]);
});
