import { aRide } from '@/data/day/testing/builders';
import type { LessonWarning } from '@/data/requests/lesson-warnings';
import { checkedWords, countByDay, holidaysIn, toEvent } from './events';
import { hoursOf, openingTime } from './hours';
import { checkRange, presets } from './presets';
import { headingOf, neighboursOf, rangeOf, turn, type CalendarView, type Page } from './range';
import { verdictOn, wantedAt } from './verdict';

const shown = { columns: 'none', byClientName: false, mayMove: true, showsPaid: false, self: null } as const;

const page = (view: CalendarView, day: string, own: Partial<Page> = {}): Page => ({
  view,
  day,
  mondayFirst: true,
  until: null,
  ...own,
});

describe('the range of a page', () => {
  it('is the padded month, the barn’s week, the day, thirty days (R061, R062, R063)', () => {
    expect(rangeOf(page('month', '2026-11-20'))).toEqual({ from: '2026-10-18', to: '2026-12-14' });
    expect(rangeOf(page('week', '2026-11-20'))).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(rangeOf(page('week', '2026-11-20', { mondayFirst: false }))).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
    });
    expect(rangeOf(page('day', '2026-11-20'))).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(rangeOf(page('agenda', '2026-11-20')).to).toBe('2026-12-20');
  });

  it('ends where a custom range ends, and turns by its own length', () => {
    const custom = page('agenda', '2026-11-20', { until: '2026-11-22' });
    expect(rangeOf(custom)).toEqual({ from: '2026-11-20', to: '2026-11-22' });
    expect(rangeOf(turn(custom, 1))).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  });

  it('turns from the 31st into a shorter month without skipping it', () => {
    expect(turn(page('month', '2027-01-31'), 1).day).toBe('2027-02-01');
    expect(neighboursOf(page('day', '2026-11-20')).map((range) => range.from)).toEqual(['2026-11-19', '2026-11-21']);
  });

  it('is named the way people say it', () => {
    expect(headingOf(page('week', '2026-11-20'))).toBe('Mon 16 Nov – Sun 22 Nov 2026');
    expect(headingOf(page('month', '2026-11-20'))).toBe('November 2026');
  });

  it('cannot end before it starts (R068)', () => {
    expect(checkRange('2026-11-20', '2026-11-20')).toEqual({});
    expect(checkRange('2026-11-21', '2026-11-20')).toEqual({
      start: 'start date must be before end date',
      end: 'end date must be after start date',
    });
  });

  it('has names for the usual ones (R234)', () => {
    const opened = presets.map(({ name, open }) => [name, open('2026-12-31').view, open('2026-12-31').day]);
    expect(opened).toEqual([
      ['previous month', 'month', '2026-11-01'],
      ['current month', 'month', '2026-12-31'],
      ['next month', 'month', '2027-01-01'],
      ['weekly', 'week', '2026-12-31'],
      ['today', 'day', '2026-12-31'],
    ]);
  });
});

describe('a lesson on the calendar', () => {
  it('shows its places, its column and the instructor’s colour', () => {
    const event = toEvent(aRide({ cnt: 5 }), { ...shown, columns: 'location' });
    expect([event.places, event.resourceId, event.edge]).toEqual(['5/6', 'a1', '#8A3FFC']);
  });

  it('without an instructor stands in its own column', () => {
    expect(toEvent(aRide({ instructor_id: null }), { ...shown, columns: 'staff' }).resourceId).toBe('none');
  });

  it('can be named by its riders (B14)', () => {
    expect(toEvent(aRide({}, [{ name: 'Anna' }, { name: 'Leo' }]), { ...shown, byClientName: true }).title).toBe(
      'Anna, Leo',
    );
    expect(toEvent(aRide(), { ...shown, byClientName: true }).title).toBe('Beginner group');
  });

  it('does not move once cancelled', () => {
    expect(toEvent(aRide({ lesson_is_cancelled: 1 }), shown).movable).toBe(false);
  });

  it('is asked about at the time and in the column it is held over (F21)', () => {
    const event = toEvent(aRide({ id: 'a' }), { ...shown, columns: 'staff' });
    const [start, end] = [new Date('2026-11-24T22:30:00'), new Date('2026-11-25T00:30:00')];
    const held = { ...event, start, end };
    const times = { date: '2026-11-24', start: '22:30', end: '00:30', endDate: '2026-11-25', except: 'a' };
    expect(wantedAt({ ...held, resourceId: 'i2' }, 'staff')).toEqual({ ...times, instead: { instructor_id: 'i2' } });
    expect(wantedAt({ ...held, resourceId: 'a2' }, 'location')).toEqual({ ...times, instead: { location_id: 'a2' } });
    expect(wantedAt({ ...held, resourceId: 'none' }, 'staff').instead).toEqual({});
    expect(wantedAt({ ...held, resourceId: null }, 'none').instead).toEqual({});
  });

  it('names whom and what the server finds needed twice, once each, and says in full what else is against it', () => {
    const event = toEvent(aRide({ cnt: 0 }), shown);
    const told = (code: string, about_name: string) => ({
      code,
      about_name,
      message: `${about_name} is also elsewhere`,
    });
    const found = [
      told('instructor_double_booked', 'Maya Reyes'),
      told('instructor_double_booked', 'Maya Reyes'),
      told('horse_double_booked', 'Biscuit'),
      { code: 'horse_day_off', about_name: 'Comet', message: 'Comet has the day off' },
    ] as LessonWarning[];
    expect(verdictOn(event, found)).toEqual({
      isFree: false,
      words: 'Clash: Maya Reyes, Biscuit. Comet has the day off',
    });
    expect(verdictOn(event, [])).toEqual({ isFree: true, words: 'Free: Maya Reyes, Indoor' });
  });

  it('says what was looked at before a time is called free', () => {
    const riders = [{}, { student_id: 'st2', horse_id: null, assigned_to: null }];
    expect(checkedWords(toEvent(aRide({}, riders), shown))).toBe('2 riders, 1 horse, Maya Reyes, Indoor');
    // Where the calendar was not told who they are.
    expect(checkedWords(toEvent(aRide({ cnt: 3 }), shown))).toBe('3 riders, Maya Reyes, Indoor');
    expect(checkedWords(toEvent(aRide({ cnt: 0, instructor_name: null }), shown))).toBe('Indoor');
  });
});

it('a holiday is a day of which the barn has called off lessons for one (R122)', () => {
  const off = (scheduled_date: string, barn_cancel_reason: string | null, lesson_is_cancelled: 0 | 1 = 1) =>
    aRide({ scheduled_date, barn_cancel_reason, lesson_is_cancelled });
  const rides = [off('2026-12-25', 'HOL'), off('2026-12-26', 'WEA'), off('2026-12-27', null, 0)];
  expect([...holidaysIn(rides)]).toEqual(['2026-12-25']);
});

describe('the count of a day', () => {
  it('leaves cancelled lessons out', () => {
    expect(countByDay([aRide(), aRide({ id: 'x', lesson_is_cancelled: 1 })]).get('2026-11-24')).toBe(1);
  });
});

describe('the hours shown', () => {
  const barn = { min_time: '08:00:00', max_time: '20:00:00' };

  it('are the barn’s, widened to whole hours by lessons outside them', () => {
    expect(hoursOf(barn, [aRide()])).toEqual({ min: '08:00', max: '20:00' });
    expect(hoursOf(barn, [aRide({ scheduled_starttime: '06:30' }), aRide({ scheduled_endtime: '20:15' })])).toEqual({
      min: '06:00',
      max: '21:00',
    });
    expect(hoursOf(barn, [aRide({ scheduled_end_date: '2026-11-25', scheduled_endtime: '00:30' })]).max).toBe('23:59');
  });

  it('open before now, or before the first lesson', () => {
    const hours = { min: '08:00', max: '20:00' };
    expect(openingTime([aRide()], '15:20', hours)).toBe('14:20');
    expect(openingTime([aRide({ scheduled_starttime: '09:00' })], null, hours)).toBe('08:30');
    expect(openingTime([], '08:10', hours)).toBe('08:00');
  });
});
