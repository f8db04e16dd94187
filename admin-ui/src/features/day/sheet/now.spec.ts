import { aRide } from '@/data/day/testing/builders';
import { currentOf, isOwnOf, pastWords } from './now';

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);
const ride = (id: string, from: string, to: string, own = {}) =>
  aRide({ id, starts_at: `2026-11-24T${from}:00Z`, ends_at: `2026-11-24T${to}:00Z`, ...own });
const day = [
  ride('whole day', '05:00', '23:59', { is_allday: 1 }),
  ride('morning', '09:00', '10:00'),
  ride('called off', '10:00', '11:00', { lesson_is_cancelled: 1 }),
  ride('noon', '12:00', '13:00'),
];

it('the current lesson is the one that runs, else the next; a whole day’s event is the last choice', () => {
  const current = (time: string) => currentOf(day, at(time))?.lesson.id;
  expect(current('08:00')).toBe('morning');
  expect(current('09:59')).toBe('morning');
  expect(current('10:00')).toBe('noon');
  expect(current('13:00')).toBe('whole day');
  expect(currentOf(day.slice(1), at('13:00'))).toBeUndefined();
});

it('an instructor’s own are those taught and those helped with', () => {
  const helped = { ...aRide(), tasks: [{ id: 't1', instructor_id: 'i2' } as never] };
  expect(['i1', 'i2', 'i3'].map((id) => isOwnOf(helped, id))).toEqual([true, true, false]);
});

it('a past lesson says who is not marked', () => {
  expect(pastWords(aRide({}, [{}, { enrollment_status_code: 'COM' }]))).toBe('1 not marked');
  expect(pastWords(aRide({}, [{ enrollment_status_code: 'COM' }]))).toBe('Completed');
  expect(pastWords(aRide({ lesson_is_cancelled: 1 }, [{}]))).toBe('Cancelled');
});
