/** For the reports, which ask about the same lessons in the same words. The tables that they may join stand under `publishes`. */
export { dayRange, type DayRange } from './domain/day-range.js';
export { FILTERS } from './http/lessons.inputs.js';
export { parseFilters } from './http/parse-filters.js';
export { parseDay } from './http/parse-times.js';
export { statusName } from './projections/status-names.js';
export { horseOnDay } from './queries/horse-week.js';
export { conditions, filterConditions, among, type LessonFilters } from './queries/lesson-filters.js';
export { knownRiders, type Viewer } from './queries/sight.js';
