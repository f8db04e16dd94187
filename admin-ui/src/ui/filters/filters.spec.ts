import { aRide } from '@/data/day/testing/builders';
import { applyFilters, isFiltered, matches, readFilters, toWire } from './filters';

const filters = (query: string) => readFilters(new URLSearchParams(query));

describe('filters', () => {
  it('show everything when the address says nothing', () => {
    expect(isFiltered(filters(''))).toBe(false);
    expect(matches(aRide({ lesson_is_cancelled: 1 }), filters(''))).toBe(true);
  });

  it('combine as AND (R064)', () => {
    const ride = aRide({ instructor_id: 'i1', location_id: 'a1' });
    expect(matches(ride, filters('instructor=i1&location=a1'))).toBe(true);
    expect(matches(ride, filters('instructor=i1&location=a2'))).toBe(false);
  });

  it('find a lesson by its rider or its horse', () => {
    const ride = aRide({}, [{ student_id: 'st9', horse_id: 'h9' }]);
    expect(matches(ride, filters('student=st9&horse=h9'))).toBe(true);
    expect(matches(ride, filters('student=st8'))).toBe(false);
  });

  it('know full from available; a section without a limit is neither', () => {
    const full = aRide({ max_enrollment: 4, cnt: 4 });
    const open = aRide({ max_enrollment: 4, cnt: 3 });
    const unlimited = aRide({ max_enrollment: null, cnt: 3 });
    const shown = (query: string) => [full, open, unlimited].map((ride) => matches(ride, filters(query)));
    expect(shown('availability=available')).toEqual([false, true, false]);
    expect(shown('availability=full')).toEqual([true, false, false]);
  });

  it('hide cancelled lessons and cancelled riders on request', () => {
    expect(matches(aRide({ lesson_is_cancelled: 1 }), filters('lesson_cancelled=0'))).toBe(false);
    const [ride] = applyFilters([aRide({}, [{ student_is_cancelled: 1 }, {}])], filters('student_cancelled=0'));
    expect(ride?.students).toHaveLength(1);
  });

  it('tell active lessons from those the barn cancelled', () => {
    const [held, off] = [aRide({}), aRide({ lesson_is_cancelled: 1 })];
    const shown = (query: string) => [held, off].map((ride) => matches(ride, filters(query)));
    expect([shown('active=active'), shown('active=inactive'), shown('active=any')]).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('travel under the server’s names', () => {
    expect(toWire(filters('instructor=i1&availability=full&active=active&lesson_cancelled=0'))).toEqual({
      instructor_id: 'i1',
      available: 'full',
      active: 'active',
      lesson_cancelled: '0',
    });
  });
});
