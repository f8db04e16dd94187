import type { OccupiedLesson, Use } from '../../scheduling/contracts.js';
import { staffOnDay, type AbsenceOfDays } from './staff-on-day.js';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const teaches = (id: string): Use => ({ kind: 'instructor', id, name: id });
const lesson = (from: string, until: string, own: Partial<OccupiedLesson> = {}): OccupiedLesson => ({
  lessonId: `${from}-${until}`,
  title: 'Beginners',
  date: '2026-12-01',
  startTime: from,
  endTime: until,
  startsAt: at(from),
  endsAt: at(until),
  isAllday: false,
  isCancelled: false,
  uses: [teaches('maya')],
  ...own,
});
const maya = { instructorId: 'maya', name: 'Maya Reyes', hours: [{ weekday: 2, from: '09:00', until: '12:00' }] };
const off = (own: Partial<AbsenceOfDays> = {}): AbsenceOfDays => ({
  instructorId: 'maya',
  name: 'Maya Reyes',
  startsAt: at('00:00'),
  endsAt: at('23:59'),
  startTime: null,
  endTime: null,
  fromDate: '2026-12-01',
  untilDate: '2026-12-01',
  ...own,
});
const onTuesday = (lessons: OccupiedLesson[] = [], absences: AbsenceOfDays[] = []) =>
  staffOnDay('2026-12-01', maya, { lessons, absences });

describe('somebody of the staff on a day', () => {
  it('has the hours of that weekday', () => {
    expect(onTuesday()).toMatchObject({ hours: [{ start_time: '09:00', end_time: '12:00' }], lessons: 0, minutes: 0 });
    expect(staffOnDay('2026-12-02', maya, { lessons: [], absences: [] }).hours).toEqual([]);
  });

  it('teaches what is theirs that day; an all-day event takes no hours', () => {
    const others = [
      lesson('09:00', '10:00', { uses: [teaches('tom')] }),
      lesson('09:00', '10:00', { date: '2026-12-02' }),
    ];
    const whole = lesson('00:00', '23:59', { isAllday: true });
    expect(onTuesday([lesson('09:00', '10:30'), whole, ...others])).toMatchObject({
      lessons: 2,
      minutes: 90,
      warnings: [],
    });
  });

  it('is off from the first day to the last', () => {
    const days = (fromDate: string, untilDate: string) => onTuesday([], [off({ fromDate, untilDate })]).off;
    expect(days('2026-11-30', '2026-12-01')).toEqual([{ start_time: null, end_time: null }]);
    expect(days('2026-12-01', '2026-12-05')).toHaveLength(1);
    expect(days('2026-12-02', '2026-12-05')).toEqual([]);
    expect(onTuesday([], [off({ instructorId: 'tom' })]).off).toEqual([]);
  });

  it('is warned of once for what does not go together', () => {
    expect(onTuesday([lesson('13:00', '14:00'), lesson('15:00', '16:00')]).warnings).toEqual([
      'Maya Reyes works from 09:00 to 12:00 on Tuesdays (Tue 1 Dec)',
    ]);
    expect(onTuesday([lesson('09:00', '10:00')], [off()]).warnings).toEqual(['Maya Reyes is off on Tue 1 Dec']);
  });
});
