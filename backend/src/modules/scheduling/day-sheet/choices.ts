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

/** Why a rider does not come, in words. */
export const enrollmentState = ({ enrollment_status_name, cancellation_note }: LessonStudentReply) => [enrollment_status_name, cancellation_note].filter(Boolean).join(' – ');
