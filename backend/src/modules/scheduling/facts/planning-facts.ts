import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { isShownRider } from '../../people/contracts.js';
import { closuresIn } from '../../setup/contracts.js';
import type { LessonWishes, PlanningFacts } from '../domain/plan-lesson.js';

/** One round trip. Inactive people and horses are left out, and so refused. F20 */
export async function planningFacts(barn: BarnTransaction, input: LessonWishes): Promise<PlanningFacts> {
  const { farmId, actor } = barn;
  const person = actor.personId ?? null;
  const { sectionId, locationId = null, horseIds, studentIds } = input;
  const taskIds = input.extraStaff.map((extra) => extra.taskId);
  const staff = [input.instructorId, ...input.extraStaff.map((extra) => extra.instructorId)].filter(
    (id) => id !== undefined,
  );
  const day = input.start.date;
  const [[facts], [closed]] = await Promise.all([
    barn.sql<[Omit<PlanningFacts, 'closedFor'>]>`
    select
      (select to_jsonb(s) from section s where s.farm_id = ${farmId} and s.section_id = ${sectionId}) as section,
      (select i.instructor_id from instructor i where i.farm_id = ${farmId} and i.person_id = ${person}) as self,
      array(select i.instructor_id from instructor i
        where i.farm_id = ${farmId} and i.instructor_id = any(${staff}::uuid[]) and i.is_active)::text[] as instructors,
      array(select l.location_id from location l
        where l.farm_id = ${farmId} and l.location_id = ${locationId} and l.is_active)::text[] as locations,
      array(select t.task_id from task t
        where t.farm_id = ${farmId} and t.task_id = any(${taskIds}::uuid[]) and t.is_active)::text[] as tasks,
      array(select h.horse_id from horse h
        where h.farm_id = ${farmId} and h.horse_id = any(${horseIds}::uuid[]) and h.is_active)::text[] as horses,
      array(select s.student_id from student s join person p using (farm_id, person_id)
        where s.farm_id = ${farmId} and s.student_id = any(${studentIds}::uuid[])
          and s.is_active and p.is_active and ${isShownRider(barn.sql, actor)})::text[] as students,
      array(select s.student_id from student s join person p using (farm_id, person_id)
        where s.farm_id = ${farmId} and s.student_id = any(${studentIds}::uuid[])
          and ${person}::uuid in (p.person_id, p.billing_person_id))::text[] as own,
      array(select x.student_id from student_section x
        where x.farm_id = ${farmId} and x.student_id = any(${studentIds}::uuid[])
          and x.section_id = ${sectionId} and x.purpose = 'add')::text[] as "mayAdd",
      array(select x.horse_id from student_horse x
        where x.farm_id = ${farmId} and x.student_id = any(${studentIds}::uuid[]))::text[] as "horseAccess"`,
    closuresIn(barn.sql, farmId, { from: day, to: day }),
  ]);
  return { ...facts, closedFor: closed?.name ?? null };
}
