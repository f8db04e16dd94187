import { aRide } from '@/data/day/testing/builders';
import { chosenOf, idsOf, metBy, toggled } from './selection';

const ride = (id: string, start: string, end: string, own = {}) =>
  aRide({ id, scheduled_starttime: start, scheduled_endtime: end, ...own });

describe('choosing lessons', () => {
  it('takes an id in, and out again (R137)', () => {
    const one = toggled(new Set(), 'a');
    expect([...one]).toEqual(['a']);
    expect([...toggled(toggled(one, 'b'), 'a')]).toEqual(['b']);
  });

  it('forgets what is not on the day any more', () =>
    expect(idsOf(chosenOf([ride('a', '16:00', '17:00')], new Set(['a', 'gone'])))).toEqual(['a']));
});

describe('the weather meets', () => {
  const day = [
    ride('morning', '09:00', '10:00'),
    ride('noon', '12:00', '13:00', { location_id: 'outdoor' }),
    ride('late', '22:00', '01:00', { scheduled_end_date: '2026-11-25' }),
    ride('whole day', '00:00', '00:00', { is_allday: 1 }),
    ride('off', '12:00', '13:00', { lesson_is_cancelled: 1 }),
  ];
  const met = (from = '', until = '', location = '') => idsOf(metBy(day, { from, until, location }));

  it('the whole day unless told, without what is cancelled', () =>
    expect(met()).toEqual(['morning', 'noon', 'late', 'whole day']));
  it('lessons that have some of their time in it, the ends left out', () => {
    expect(met('10:00', '12:00')).toEqual(['whole day']);
    expect(met('09:59', '12:01')).toEqual(['morning', 'noon', 'whole day']);
    expect(met('23:30')).toEqual(['late', 'whole day']);
  });
  it('lessons of one place', () => expect(met('', '', 'outdoor')).toEqual(['noon']));
});
