import type { AttendanceRider, SessionAttendance } from '@/data/requests/registrations';
import type { Field } from '@/ui/list/describe-list';
import { headingsOf, placeWords, sumLabels, sums } from './place-marks';

type AttendanceRow = AttendanceRider & { readonly id: string };

const states = { registered: 'registered', asked: 'pending', none: 'not registered' } as const;
export const stateWords = ({ state }: Pick<AttendanceRider, 'state'>) => states[state];

export const attendanceRows = ({ riders }: SessionAttendance): AttendanceRow[] =>
  riders.map((rider) => ({ ...rider, id: rider.student_id }));

/** A column for each lesson that is shown, and the sums over all of them. */
export const attendanceColumns = ({ lessons }: SessionAttendance): readonly Field<AttendanceRow>[] => [
  { source: 'name', label: 'Rider' },
  { source: 'state', label: 'State', value: stateWords },
  ...headingsOf(lessons).map((label, at) => ({
    source: 'places' as const,
    label,
    value: ({ places }: AttendanceRow) => {
      const place = places[at];
      return place && place.mark !== 'none' ? placeWords(place) : '';
    },
  })),
  ...sums.map((sum) => ({ source: sum, label: sumLabels[sum] })),
];
