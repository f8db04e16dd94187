/** For reports and public pages, which ask about the same lessons in the same words. What they may join stands under `publishes`. */
export { dayRange, type DayRange } from './domain/day-range.js';
export { FILTERS } from './http/lessons.inputs.js';
export { parseFilters } from './http/parse-filters.js';
export { parseDay } from './http/parse-times.js';
export { statusName } from './projections/status-names.js';
export { horseOnDay } from './queries/horse-week.js';
export { ListPublicLessons } from './queries/public-lessons.js';
export { conditions, filterConditions, among, type LessonFilters } from './queries/lesson-filters.js';
export { knownRiders, type Viewer } from './queries/sight.js';
