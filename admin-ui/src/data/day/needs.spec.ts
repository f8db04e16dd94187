import { aRide } from './testing/builders';
import { isUrgent, needsOf } from './needs';
import type { LessonWarning } from '@/data/requests/lesson-warnings';
import { toRides } from './roster';

const warned = (
  code: string,
  lesson: string,
  other: string | null,
  of: Partial<LessonWarning> = {},
): LessonWarning => ({
  code,
  message: `${code} of ${lesson}`,
  lesson_date_time_id: lesson,
  about_id: code.startsWith('horse') ? 'h1' : 'i1',
  about_name: code.startsWith('horse') ? 'Biscuit' : 'Maya Reyes',
  other_lesson_id: other,
  ...of,
});

describe('what needs a hand', () => {
  it('is nothing when everybody has a horse and a package', () => {
    expect(needsOf([aRide({}, [{}])])).toEqual([]);
  });

  it('is a rider without a horse or without a package, but not one who paid', () => {
    const kinds = needsOf([
      aRide({}, [
        { horse_id: null },
        { item_id: null, paid: 0, horse_id: 'h2' },
        { item_id: null, paid: 1, horse_id: 'h3' },
      ]),
    ]).map((need) => need.kind);
    expect(kinds).toEqual(['no-horse', 'no-package']);
  });

  it('is no rider without a horse where riders bring their own, but one without a package all the same', () => {
    const kinds = needsOf([aRide({ own_horse: 1 }, [{ horse_id: null }, { item_id: null, paid: 0, horse_id: null }])]);
    expect(kinds.map((need) => need.kind)).toEqual(['no-package']);
  });

  it('leaves out riders who cancelled and cancelled lessons; of a completed one only who paid is left to ask', () => {
    const missing = { horse_id: null, item_id: null, paid: 0 } as const;
    expect(needsOf([aRide({}, [{ ...missing, student_is_cancelled: 1 }])])).toEqual([]);
    expect(needsOf([aRide({ lesson_is_cancelled: 1 }, [missing])])).toEqual([]);
    const held = needsOf([aRide({ lesson_status_code: 'COM' }, [missing, { ...missing, id: 'lp2', paid: 1 }])]);
    expect(held.map((need) => [need.kind, need.lessonPersonId])).toEqual([['no-package', 'l1-0']]);
  });

  it('is a horse or an instructor needed in two lessons at once, said in both', () => {
    const needs = needsOf(
      [
        aRide({ id: 'a' }, [{}]),
        aRide({ id: 'b', title: 'Jumping', scheduled_starttime: '16:30', scheduled_endtime: '17:15' }, [{}]),
      ],
      [],
      ['instructor_double_booked', 'horse_double_booked'].flatMap((code) => [
        warned(code, 'a', 'b'),
        warned(code, 'b', 'a'),
      ]),
    );
    expect(needs.map((need) => [need.kind, need.lessonId, need.otherLessonId])).toEqual([
      ['instructor-clash', 'a', 'b'],
      ['horse-clash', 'a', 'b'],
      ['instructor-clash', 'b', 'a'],
      ['horse-clash', 'b', 'a'],
    ]);
    expect(needs[0]?.text).toBe('Maya Reyes also teaches Jumping');
  });

  it('is an instructor who is off, said once of a lesson, and before all else of it', () => {
    const off = (message: string) => warned('instructor_off', 'a', null, { message });
    const needs = needsOf(
      [aRide({ id: 'a' }, [{}]), aRide({ id: 'b' }, [])],
      [],
      [off('Maya is off'), off('Tom is off')],
    );
    expect(needs.map((need) => [need.kind, need.lessonId, need.text, isUrgent(need)])).toEqual([
      ['instructor-off', 'a', 'Maya is off, Tom is off', true],
    ]);
  });

  it('says without urgency which limit of a horse is passed, and of nobody else’s horse', () => {
    const message = 'Biscuit has a day off on Tuesdays: Tue 24 Nov';
    const needs = needsOf(
      [aRide({ id: 'a' }, [{}])],
      [],
      [warned('horse_day_off', 'a', null, { message }), warned('horse_day_off', 'a', null, { about_id: 'h9' })],
    );
    expect(needs.map((need) => [need.kind, need.text, isUrgent(need)])).toEqual([['horse-limit', message, false]]);
  });

  it('is one horse given to two riders of the same lesson', () => {
    expect(needsOf([aRide({}, [{}, {}])]).map((need) => need.kind)).toEqual(['horse-clash', 'horse-clash']);
  });

  it('mentions the last lesson on a package without urgency', () => {
    const item = {
      item_id: 'it1',
      student_id: 'st1',
      owner_name: 'Anna',
      product_name: '10 lessons',
      coverage: 'lessons' as const,
      per_week: null,
      left_that_week: null,
      remain: 0,
      start_count: 10,
      package_expiry_date: '2027-01-01',
    };
    const ride = aRide({}, [{}]);
    const [need] = needsOf([ride], [{ ...item, last_lesson_date: ride.lesson.scheduled_date }]);
    expect(need?.kind).toBe('last-lesson');
    expect(need && isUrgent(need)).toBe(false);
    expect(needsOf([ride], [{ ...item, last_lesson_date: '2026-12-29' }])).toEqual([]);
  });
});

describe('the rides of a day', () => {
  it('stand in the order of their times with their own riders', () => {
    const late = aRide({ id: 'late', scheduled_starttime: '18:00' }, [{}]);
    const early = aRide({ id: 'early', scheduled_starttime: '09:00' });
    const rides = toRides({
      lessons: [late.lesson, early.lesson],
      LessonStudents: late.students,
      LessonHorses: [],
      tasks: [],
    });
    expect(rides.map((ride) => [ride.lesson.id, ride.students.length])).toEqual([
      ['early', 0],
      ['late', 1],
    ]);
  });
});
