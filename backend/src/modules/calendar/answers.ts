import { askedByScheduling } from '../scheduling/contracts.js';

export const calendarAnswers = [
  askedByScheduling.shownLessons.answeredBy((sql) => sql`(select farm_id, lesson_id, lesson from lesson_document)`),
];
