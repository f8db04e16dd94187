import { forbidden, invalid } from '../../../platform/errors/refusal.js';
import { isRestricted, may, type Actor } from '../../../platform/tenancy/actor.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import {
  endOf,
  instantsOf,
  lessonTime,
  LONGEST_DAYS,
  minutesBetween,
  plusMinutes,
  type WallTime,
} from './lesson-time.js';
import type { LessonScheduled, LessonTime } from '../events.js';
import { dayInWords } from './day-in-words.js';
import { schedulingErrors } from './errors.js';
import { requireShown } from './skipped-time.js';

export interface SectionFacts {
  section_name: string;
  duration: number;
  max_enrollment: number | null;
  program_id: string;
  instructor_id: string | null;
  location_id: string;
  is_active: boolean;
}

export interface PlanningFacts {
  section: SectionFacts | null;
  self: string | null;
  instructors: string[];
  locations: string[];
  tasks: string[];
  horses: string[];
  students: string[];
  own: string[];
  /** Those of the students who may add lessons of this section, if the barn restricts it. B02 */
  mayAdd: string[];
  /** Horses that the family of one of the students may name. A08 */
  horseAccess: string[];
  /** What the barn is closed for on the lesson's day. */
  closedFor: string | null;
}

/** The Add Event form; what is left out comes from the section. R041 */
export interface LessonWishes {
  sectionId: string;
  title?: string;
  start: WallTime;
  /** Or `duration` in minutes; default: the section's. */
  end?: WallTime;
  duration?: number;
  isAllday?: boolean;
  instructorId?: string;
  locationId?: string;
  studentIds: readonly string[];
  horseIds: readonly string[];
  extraStaff: readonly { taskId: string; instructorId: string }[];
  note?: string;
  /** Of the section unless told. */
  maxEnrollment?: number;
  notify?: boolean;
  /** From the family to the barn. R078 */
  message?: string;
}

export type LessonPlan = Omit<LessonScheduled['data'], 'lessonId' | 'seriesId' | 'extraStaff' | 'messageId'> & {
  extraStaff: readonly { taskId: string; instructorId: string }[];
};

export interface Planning {
  input: LessonWishes;
  facts: PlanningFacts;
  settings: BarnSettings;
  actor: Actor;
  now: Date;
}

const SECTION_REQUIRED = 'section is required';

function requireKnown(field: string, what: string, wanted: readonly string[], known: readonly string[]) {
  if (wanted.some((id) => !known.includes(id))) throw invalid(field, `${what} is not in use at this barn`);
}

/** Staff need a permission for each thing that they add beside themselves. R074 A02 A04 */
function checkStaff({ input, facts, actor }: Planning, instructorId: string | null) {
  if (input.studentIds.length && !may(actor, 'STAFF_CAN_ADD_STUDENTS'))
    throw forbidden('You are not allowed to add clients to an event.');
  if (input.horseIds.length && !may(actor, 'STAFF_CAN_ADD_HORSES'))
    throw forbidden('You are not allowed to add horses to an event.');
  if (input.extraStaff.length && !may(actor, 'STAFF_CAN_ADD_STAFF'))
    throw forbidden('You are not allowed to add other staff to an event.');
  if (
    input.studentIds.length &&
    isRestricted(actor, 'STAFF_RESTRICT_ADD_STUDENTS_SELF') &&
    (!facts.self || instructorId !== facts.self)
  )
    throw forbidden('You may add clients only to events you teach yourself.');
}

/** Own riders, permitted sections, and the section's instructor, location and length. R078 B02 A08 */
function checkFamily({ input, facts, settings, now }: Planning, section: SectionFacts, time: LessonTime) {
  if (!enabled(settings, 'clients_can_add_lesson')) throw forbidden('This barn does not let clients add lessons.');
  if (input.studentIds.length === 0) throw invalid('students', 'students is required');
  if (input.studentIds.some((id) => !facts.own.includes(id)))
    throw forbidden('You can add lessons for your own riders only.');
  if (enabled(settings, 'restrict_client_add_sections') && input.studentIds.some((id) => !facts.mayAdd.includes(id)))
    throw forbidden('This section is not open to you.');
  const choosesHorses = enabled(settings, 'clients_can_view_horses');
  if (input.extraStaff.length || (input.horseIds.length && !choosesHorses))
    throw forbidden('The barn chooses horses and staff.');
  if (input.horseIds.some((id) => !facts.horseAccess.includes(id))) throw forbidden('This horse is not open to you.');
  if (section.max_enrollment !== null && input.studentIds.length > section.max_enrollment)
    throw schedulingErrors.no_places();
  const hours = numberOf(settings, 'booking_hours_buffer');
  if (instantsOf(time, settings.timeZone).startsAt.getTime() < now.getTime() + hours * 3_600_000)
    throw schedulingErrors.too_late_to_add(hours);
  if (facts.closedFor !== null) throw schedulingErrors.barn_closed(dayInWords(time.date), facts.closedFor);
}

/** `duration` is the section's, for what is not said. */
export function lessonTimeOf(
  input: Pick<LessonWishes, 'start' | 'end' | 'duration' | 'isAllday'>,
  section: Pick<SectionFacts, 'duration'>,
  isFamily = false,
): LessonTime {
  const chosen = isFamily ? undefined : (input.end ?? (input.duration && plusMinutes(input.start, input.duration)));
  const time = lessonTime(
    input.start,
    chosen || (input.isAllday ? input.start : plusMinutes(input.start, section.duration)),
    input.isAllday,
  );
  const minutes = minutesBetween({ date: time.date, time: time.startTime }, endOf(time));
  if (minutes <= 0) throw invalid('end', 'end date must be after start date');
  if (minutes > LONGEST_DAYS * 24 * 60) throw invalid('end', `An event lasts at most ${LONGEST_DAYS} days.`);
  return time;
}

export function planLesson(planning: Planning): LessonPlan {
  const { input, facts, settings, actor } = planning;
  const { section } = facts;
  const isFamily = actor.userType === 'STU';
  if (!section?.is_active)
    throw invalid('section_id', section ? 'This section is not in use any more.' : SECTION_REQUIRED);
  const time = lessonTimeOf(input, section, isFamily);
  if (!time.isAllday) {
    requireShown('start', input.start, settings.timeZone);
    requireShown('end', input.end, settings.timeZone);
  }
  const instructorId = isFamily ? section.instructor_id : (input.instructorId ?? section.instructor_id);
  const locationId = isFamily ? section.location_id : (input.locationId ?? section.location_id);
  if (isFamily) checkFamily(planning, section, time);
  else {
    if (input.instructorId) requireKnown('instructor_id', 'This instructor', [input.instructorId], facts.instructors);
    if (input.locationId) requireKnown('location_id', 'This location', [input.locationId], facts.locations);
    checkStaff(planning, instructorId);
  }
  requireKnown('students', 'One of the students', input.studentIds, facts.students);
  requireKnown('horses', 'One of the horses', input.horseIds, facts.horses);
  requireKnown(
    'taskStaff',
    'One of the staff',
    input.extraStaff.map((extra) => extra.instructorId),
    facts.instructors,
  );
  requireKnown(
    'taskStaff',
    'One of the tasks',
    input.extraStaff.map((extra) => extra.taskId),
    facts.tasks,
  );
  return {
    ...time,
    title: (!isFamily && input.title) || section.section_name,
    timeZone: settings.timeZone,
    sectionId: input.sectionId,
    programId: section.program_id,
    instructorId,
    locationId,
    maxEnrollment: input.maxEnrollment ?? section.max_enrollment,
    extraStaff: input.extraStaff,
    roster: { studentIds: [...new Set(input.studentIds)], horseIds: [...new Set(input.horseIds)] },
    copyOf: null,
    notify: (isFamily ? undefined : input.notify) ?? enabled(settings, 'send_notifications'),
  };
}
