import type { LessonEvent } from '../events.js';
import { decideEdit } from './decide-edit.js';
import type { Lesson } from './lesson.js';
import type { Notice } from './notice.js';

/** A lesson that somebody else is to teach, or nobody for now. */
export interface LessonHandover {
  readonly lessonId: string;
  /** Who taught it when this was decided; a lesson that somebody else teaches by now is left to them. */
  readonly seen: string | null;
  readonly instructorId: string | null;
}

interface Handing {
  readonly events: readonly LessonEvent[];
  readonly handedOver: readonly LessonHandover[];
  /** What somebody else decided meanwhile, and what is cancelled or gone. */
  readonly left: readonly LessonHandover[];
}

/** Each lesson once; what is handed over already is neither handed over nor left. */
export function decideLessonHandover(
  handovers: readonly LessonHandover[],
  lessons: ReadonlyMap<string, Lesson>,
  notice: Notice,
): Handing {
  const events: LessonEvent[] = [];
  const handedOver: LessonHandover[] = [];
  const left: LessonHandover[] = [];
  const wanted = new Map(handovers.map((handover) => [handover.lessonId, handover]));
  for (const handover of wanted.values()) {
    const { lessonId, seen, instructorId } = handover;
    const lesson = lessons.get(lessonId);
    if (!lesson || lesson.phase !== 'active') left.push(handover);
    else if (lesson.instructorId === instructorId) continue;
    else if (lesson.instructorId !== seen) left.push(handover);
    else {
      events.push(...decideEdit(lesson, { instructorId }, undefined, notice));
      handedOver.push(handover);
    }
  }
  return { events, handedOver, left };
}
