import type { LessonStudentReply } from '../http/lessons.replies.js';

export type Arrangement = 'lesson' | 'horse' | 'instructor';
export type Paper = 'A4' | 'Letter';

export interface Choices {
  by: Arrangement;
  paper: Paper;
  largeFont: boolean;
  notes: boolean;
  paid: boolean;
}

/** Countries that print on Letter; all others use A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];
export const usualPaper = (countryCode: string): Paper => (LETTER.includes(countryCode) ? 'Letter' : 'A4');

/** Why a rider does not come; contains the word "cancel" even where a barn's status name does not. */
export function cancelledBecause({ enrollment_status_name, cancellation_note }: LessonStudentReply) {
  const name = enrollment_status_name ?? '';
  return [/cancel/i.test(name) ? name : `Cancelled: ${name}`, cancellation_note].filter(Boolean).join(' – ');
}
