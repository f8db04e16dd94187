import { aRide } from '@/day/build';
import { clashWords, countByDay, toEvent } from './events';
import { hoursOf, openingTime } from './hours';
import { headingOf, neighboursOf, rangeOf, step } from './range';

const shown = { columns: 'none', byClientName: false, mayMove: true } as const;

describe('the range of a view', () => {
  it('is the padded month, the barn’s week, the day, thirty days', () => {
    expect(rangeOf('month', '2026-11-20', true)).toEqual({ from: '2026-10-18', to: '2026-12-14' });
    expect(rangeOf('week', '2026-11-20', true)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(rangeOf('week', '2026-11-20', false)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(rangeOf('day', '2026-11-20', true)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(rangeOf('agenda', '2026-11-20', true).to).toBe('2026-12-20');
  });

  it('turns from the 31st into a shorter month without skipping it', () => {
    expect(step('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(neighboursOf('day', '2026-11-20', true).map((range) => range.from)).toEqual(['2026-11-19', '2026-11-21']);
  });

  it('is named the way people say it', () => {
    expect(headingOf('week', '2026-11-20', true)).toBe('Mon 16 Nov – Sun 22 Nov 2026');
    expect(headingOf('month', '2026-11-20', true)).toBe('November 2026');
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

  it('can be named by its riders', () => {
    expect(toEvent(aRide({}, [{ name: 'Anna' }, { name: 'Leo' }]), { ...shown, byClientName: true }).title).toBe('Anna, Leo');
    expect(toEvent(aRide(), { ...shown, byClientName: true }).title).toBe('Beginner group');
  });

  it('does not move once cancelled', () => {
    expect(toEvent(aRide({ lesson_is_cancelled: 1 }), shown).movable).toBe(false);
  });

  it('says whom it would need twice at the new time', () => {
    const moved = toEvent(aRide({ id: 'a' }, [{}]), shown);
    const other = aRide({ id: 'b', scheduled_starttime: '18:00', scheduled_endtime: '19:00' }, [{}]);
    expect(clashWords(moved, { date: '2026-11-24', from: '18:30', to: '19:30' }, [moved.ride, other])).toEqual(['Maya Reyes', 'Biscuit']);
    expect(clashWords(moved, { date: '2026-11-24', from: '19:00', to: '20:00' }, [moved.ride, other])).toEqual([]);
  });
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
    expect(hoursOf(barn, [aRide({ scheduled_starttime: '06:30' }), aRide({ scheduled_endtime: '20:15' })])).toEqual({ min: '06:00', max: '21:00' });
    expect(hoursOf(barn, [aRide({ scheduled_end_date: '2026-11-25', scheduled_endtime: '00:30' })]).max).toBe('23:59');
  });

  it('open before now, or before the first lesson', () => {
    const hours = { min: '08:00', max: '20:00' };
    expect(openingTime([aRide()], '15:20', hours)).toBe('14:20');
    expect(openingTime([aRide({ scheduled_starttime: '09:00' })], null, hours)).toBe('08:30');
    expect(openingTime([], '08:10', hours)).toBe('08:00');
  });
});
