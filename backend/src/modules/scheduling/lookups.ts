import { lookup } from '../../platform/database/lookup.js';

/** Lessons as screens show them: `farm_id`, `lesson_id`, `lesson` (JSON as text). */
export const shownLessons = lookup('scheduling.shownLessons');
