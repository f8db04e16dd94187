import type { ModuleParts } from '../../platform/event-store/registry.js';
import { schedulingEvents } from './events.js';
import { lessonDocuments } from './projections/lesson-document.table.js';
import { lessons } from './projections/lesson.table.js';
import { seriesRows } from './projections/series.table.js';

export const scheduling: ModuleParts = { name: 'scheduling', events: schedulingEvents, projections: [seriesRows, lessons], derived: [lessonDocuments] };
