import type { StudentEnrolled } from '../events.js';

type Facts = StudentEnrolled['data'];
type InLesson = { readonly lessonId: string; readonly date: string; readonly programId: string };
type Place = Pick<Facts, 'lessonPersonId' | 'studentId' | 'notify' | 'messageId'> &
  Partial<Pick<Facts, 'horseId' | 'makeup'>>;

/** A place in a lesson; on no horse and by no makeup unless it is said. */
export const enrolled = ({ lessonId, date, programId }: InLesson, place: Place): StudentEnrolled => ({
  type: 'enrollment.StudentEnrolled',
  data: { lessonId, lessonDate: date, programId, horseId: null, makeup: null, ...place },
});
