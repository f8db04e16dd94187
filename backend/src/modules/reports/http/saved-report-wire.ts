import { invalid } from '../../../platform/errors/refusal.js';
import { restPageOf } from '../../../platform/http/rest-query.js';
import { TIMELESS } from '../domain/groups.js';
import type { Mailing } from '../domain/saved/check-saved.js';
import type { SavedFilters } from '../domain/saved/filter-words.js';
import type { Schedule } from '../domain/saved/schedule.js';
import { listOf } from '../queries/read-report.js';
import type { ShownReport } from '../queries/saved/saved-reports.js';
import { askedReport } from './asked-report.js';
import { REPORT_FILTERS } from './reports.inputs.js';
import type { PlanSavedReportQuery, SaveReportInput } from './saved-reports.inputs.js';
import type { SavedReportReply } from './saved-reports.replies.js';

/** Ids of a hundred things: more is no filter that anybody chose. */
const LONGEST_FILTERS = 4000;

export function scheduleFrom({ every, weekday, month_day }: PlanSavedReportQuery): Schedule {
  if (every === 'never') return { every };
  if (every === 'week') {
    if (weekday === undefined) throw invalid('weekday', 'weekday is required');
    return { every, weekday };
  }
  if (month_day === undefined) throw invalid('month_day', 'month_day is required');
  return { every, day: month_day };
}

type Mailed = PlanSavedReportQuery & Pick<SaveReportInput, 'addresses' | 'with_csv' | 'with_pdf'>;

export const mailingFrom = (input: Mailed): Mailing => ({
  schedule: scheduleFrom(input),
  addresses: input.addresses ?? [],
  withCsv: input.with_csv === 1,
  withPdf: input.with_pdf === 1,
});

/** The same checks as of a report that is read; what it does not know is not kept. */
export function keptOf({ group, report, filters = {}, sort, contact }: SaveReportInput) {
  const kept = keptFilters(filters);
  if (JSON.stringify(kept).length > LONGEST_FILTERS) throw invalid('filters', 'These are too many filters to be kept.');
  const anyDay = { date1: '2026-01-01', date2: '2026-01-01' };
  const asked = askedReport(group, { report, filters, contact, ...(!TIMELESS.includes(group) && anyDay) });
  // With due dates: whether invoices have some changes from day to day.
  restPageOf(
    { sort },
    listOf({ ...asked, dueDates: true, charged: { accounts: {}, invoices: {} } }, { farmId: '', now: new Date(0) }),
  );
  return { reportGroup: group, report, filters: kept, sort: sort || null, contact: contact === 1 };
}

const isWord = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isKept = (name: string, value: unknown): value is SavedFilters[string] =>
  Object.hasOwn(REPORT_FILTERS.properties, name) && (isWord(value) || (Array.isArray(value) && value.every(isWord)));

function keptFilters(filters: Readonly<Record<string, unknown>>): SavedFilters {
  const kept: SavedFilters = {};
  for (const [name, value] of Object.entries(filters)) if (isKept(name, value)) kept[name] = value;
  return kept;
}

export const savedReply = (saved: ShownReport): SavedReportReply => ({
  id: saved.savedReportId,
  title: saved.reportTitle,
  group: saved.reportGroup,
  report: saved.report,
  filters: saved.filters,
  filter_words: saved.filterWords.join(' · '),
  sort: saved.sort,
  contact: Number(saved.contact),
  span: saved.span,
  date1: saved.days?.from ?? null,
  date2: saved.days?.to ?? null,
  every: saved.every,
  weekday: saved.weekday,
  month_day: saved.monthDay,
  recipients: [...saved.recipients],
  with_csv: Number(saved.withCsv),
  with_pdf: Number(saved.withPdf),
  is_stopped: Number(saved.isStopped),
  next_on: saved.nextOn,
  last_sent: saved.lastSent,
});
