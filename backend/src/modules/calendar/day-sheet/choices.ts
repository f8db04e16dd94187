import type { PaperFormat } from '../../../platform/pdf/paper-format.js';
import type { LessonStudentReply } from '../http/lessons.replies.js';

export type Arrangement = 'lesson' | 'horse' | 'instructor';

export interface Choices {
  by: Arrangement;
  paper: PaperFormat;
  largeFont: boolean;
  notes: boolean;
  paid: boolean;
  /** Riders of whom there shall be no pictures, by student id. */
  unpictured: ReadonlySet<string>;
}

/** Why a rider does not come; contains the word "cancel" even where a barn's status name does not. */
export function cancelledBecause({ enrollment_status_name, cancellation_note }: LessonStudentReply) {
  const name = enrollment_status_name ?? '';
  return [/cancel/i.test(name) ? name : `Cancelled: ${name}`, cancellation_note].filter(Boolean).join(' – ');
}
