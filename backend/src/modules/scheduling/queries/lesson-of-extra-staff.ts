import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';

interface Found {
  lessonId: string;
  taskId: string;
  instructorId: string;
}

/** Looks only among lessons with extra staff, which have an index of their own. */
export async function lessonOfExtraStaff({ sql, farmId }: BarnTransaction, id: string): Promise<Found | undefined> {
  const [found] = await sql<Found[]>`
    select l.lesson_id as "lessonId", extra ->> 'task_id' as "taskId", extra ->> 'instructor_id' as "instructorId"
    from lesson l, jsonb_array_elements(l.extra_staff) extra
    where l.farm_id = ${farmId} and l.extra_staff <> '[]' and extra ->> 'id' = ${id}`;
  return found;
}
