import type { WaitingEnded, WaitingHandedOver } from '../waiting-events.js';
import type { WaitingList } from './waiting-list.js';

/** Where students who were merged wait, their heirs do; who waits there already does so once. */
export function decideHandingOverWaiting(
  lessonId: string,
  list: WaitingList,
  heirs: ReadonlyMap<string, string>,
): (WaitingEnded | WaitingHandedOver)[] {
  const waits = new Set(list.map(({ studentId }) => studentId));
  return list.flatMap(({ entryId, studentId: formerStudentId }): (WaitingEnded | WaitingHandedOver)[] => {
    const studentId = heirs.get(formerStudentId);
    if (studentId === undefined) return [];
    if (waits.has(studentId))
      return [
        { type: 'enrollment.WaitingEnded', data: { entryId, lessonId, studentId: formerStudentId, why: 'merged' } },
      ];
    waits.add(studentId);
    return [{ type: 'enrollment.WaitingHandedOver', data: { entryId, lessonId, studentId, formerStudentId } }];
  });
}
