import { policy } from '../../../platform/event-store/policy.js';
import type { AttendanceMarked, StudentRemoved } from '../../enrollment/contracts.js';
import { settlePlaces, type SettledPlace } from '../commands/settle-places.js';

type Changed = StudentRemoved | AttendanceMarked;

/** Whenever a student is taken out of a lesson or attendance is set, the unit follows. Who was only ticked off stays as covered. C04 */
export const settlePlacesWhenAttendanceChanges = policy<Changed>(
  'billing.settle-places',
  ['enrollment.StudentRemoved', 'enrollment.AttendanceMarked'],
  async (changed, barn) => {
    const settled = changed.flatMap(({ data }): SettledPlace[] =>
      'unit' in data ? (data.unit === 'none' ? [] : [data]) : [{ ...data, unit: 'released' }],
    );
    if (settled.length) await barn.run(settlePlaces, settled);
  },
);
