import { policy } from '../../../platform/event-store/policy.js';
import type { AttendanceMarked, StudentRemoved } from '../../enrollment/contracts.js';
import { AdjustAllocations } from '../commands/adjust-allocations.js';
import type { UnitChange } from '../domain/decide-adjustment.js';

type Changed = StudentRemoved | AttendanceMarked;

/** A change that leaves the unit as it is (`none`) is skipped. C04 */
export const adjustAllocationsWhenAttendanceChanges = policy<Changed>(
  'billing.settle-places',
  ['enrollment.StudentRemoved', 'enrollment.AttendanceMarked'],
  async (changed, barn) => {
    const changes = changed.flatMap(({ data }): UnitChange[] =>
      'unit' in data ? (data.unit === 'none' ? [] : [data]) : [{ ...data, unit: 'released' }],
    );
    if (changes.length) await barn.execute(AdjustAllocations, changes);
  },
);
