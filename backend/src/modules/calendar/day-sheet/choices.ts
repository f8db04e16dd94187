import type { LessonStudentReply } from '../http/lessons.replies.js';

export type Arrangement = 'lesson' | 'horse' | 'instructor';
export type Paper = 'A4' | 'Letter';

/** How a day sheet is to look: what was asked for, and what the barn has chosen for all of them. */
export interface Choices {
  by: Arrangement;
  paper: Paper;
  largeFont: boolean;
  notes: boolean;
  paid: boolean;
}

/** Countries whose printers hold Letter. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];
export const usualPaper = (countryCode: string): Paper => (LETTER.includes(countryCode) ? 'Letter' : 'A4');

/** Why a rider does not come, in words, and always with the word itself. */
export function cancelledBecause({ enrollment_status_name, cancellation_note }: LessonStudentReply) {
  const name = enrollment_status_name ?? '';
  return [/cancel/i.test(name) ? name : `Cancelled: ${name}`, cancellation_note].filter(Boolean).join(' – ');
}
