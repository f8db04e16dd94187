import { lookup } from '../../platform/database/lookup.js';

/** Lessons as screens show them: `farm_id`, `lesson_id`, `lesson` (JSON as text). */
export const shownLessons = lookup('scheduling.shownLessons');

/** What a lesson's policy gives when the barn calls it off, by reason: `farm_id`, `lesson_id`, `policy_id`, `version`, `given` (JSON). */
export const calledOff = lookup('scheduling.calledOff');
