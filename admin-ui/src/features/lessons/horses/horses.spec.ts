import { aRide, aRider } from '@/data/day/testing/builders';
import { moveHorse, neighbour } from './horses';

describe('moving a horse', () => {
  it('changes horses between two riders of a lesson', () => {
    const anna = aRider({ id: 'anna', horse_id: 'h1', assigned_to: 'Biscuit' });
    const leo = aRider({ id: 'leo', horse_id: null, assigned_to: null });
    expect(moveHorse(anna, leo)).toEqual([
      { lesson_person_id: 'leo', horse_id: 'h1', horse_name: 'Biscuit' },
      { lesson_person_id: 'anna', horse_id: null, horse_name: null },
    ]);
  });

  it('leaves the first rider mounted when it goes to another lesson', () => {
    const moved = moveHorse(aRider({ id: 'anna' }), aRider({ id: 'mia', lesson_date_time_id: 'l2' }));
    expect(moved.map(({ lesson_person_id }) => lesson_person_id)).toEqual(['mia']);
  });

  it('does nothing on its own row', () => {
    expect(moveHorse(aRider(), aRider())).toEqual([]);
  });

  it('by keyboard skips riders who cancelled', () => {
    const ride = aRide({}, [{ id: 'a' }, { id: 'b', student_is_cancelled: 1 }, { id: 'c' }]);
    expect(neighbour(ride, aRider({ id: 'a' }), 1)?.id).toBe('c');
    expect(neighbour(ride, aRider({ id: 'a' }), -1)).toBeUndefined();
  });
});
