import { Count, DateOnly, Filter, Flag, OneOf, Text } from '../../../platform/http/fields.js';
import { FILTERS } from '../../calendar/contracts.js';
import { STATUS_NAMES } from '../../enrollment/contracts.js';
import { AGE_NAMES } from '../domain/ages.js';
import { NOTICES, REASONS } from '../domain/cancelled.js';
import { GROUPS, type ReportName } from '../domain/groups.js';

const CODES = Object.keys(STATUS_NAMES);

export const REPORT_NAMES = [...new Set(Object.values(GROUPS).flat())];

/** Of a report, those of the calendar among them. */
export const REPORT_FILTERS = {
  ...FILTERS,
  properties: {
    ...FILTERS.properties,
    status_code: { oneOf: [{ enum: CODES }, { type: 'array', items: { enum: CODES } }], description: 'Attendance' },
    weekday: { type: 'integer', minimum: 1, maximum: 7, description: 'Of lessons; Monday is 1' },
    hour: { type: 'integer', minimum: 0, maximum: 23, description: 'In which lessons begin' },
    notice: { enum: [...NOTICES], description: 'Only places that were given up so long before' },
    reason: { enum: [...REASONS], description: 'Only places that were given up by or for this' },
    age: { enum: AGE_NAMES, description: 'What is owed, by days since it was due' },
  },
};

export class ReportQuery {
  @OneOf(REPORT_NAMES, { description: 'What is added up; detail for one by one' }) report: ReportName;
  @DateOnly({ optional: true, description: 'First day; only what is owed needs none' }) date1?: string;
  @DateOnly({ optional: true, description: 'Last day' }) date2?: string;
  @Count({ optional: true, min: 1, max: 9999, description: 'From 1' }) page?: number;
  @Count({ optional: true, min: 1, max: 1000, description: '200 unless given' }) per_page?: number;
  @Text({ optional: true, max: 200, description: 'JSON [column, "ASC" or "DESC"]' }) sort?: string;
  @Filter(REPORT_FILTERS) filters?: Record<string, unknown>;
  @Flag({ optional: true, description: 'With email and telephone' }) contact?: number;
  @Flag({ optional: true, description: 'Only totals' }) totalonly?: number;
  @Text({
    optional: true,
    description: 'For text/csv: JSON list of [column, its heading]; as on the page unless given',
  })
  columns?: string;
}
