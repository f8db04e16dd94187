import { DateTime } from 'luxon';
import type { Sql } from '../../../../platform/database/connect.js';
import { Refusal } from '../../../../platform/errors/refusal.js';
import { enabled, type BarnSettings } from '../../../../platform/tenancy/barn-settings.js';
import { barnOnPaper, type BarnOnPaper } from '../../../billing/contracts.js';
import { sayIn } from '../../domain/saved/say-value.js';
import { daysOfSpan, type Days } from '../../domain/saved/spans.js';
import { totalFacts } from '../../domain/saved/total-facts.js';
import { askedReport } from '../../http/asked-report.js';
import { reportPage } from '../../papers/report-page.js';
import type { SavedReport } from '../../tables/saved-report.entity.js';
import { owingFacts, type OwingFacts } from '../owing-facts.js';
import { filterNames } from './filter-names.js';
import { readWhole } from './read-whole.js';

interface Which {
  savedReportId: string;
  recipientId: string;
  /** Of which the span has its days. */
  day: string;
}

type Paper = { readonly fileName: string; readonly content: { csv: string } | { page: string } };

export interface MailedReport {
  readonly savedReportId: string;
  readonly title: string;
  readonly to: string;
  readonly barn: Pick<BarnOnPaper, 'name' | 'timeZone' | 'email'>;
  readonly days: Days | null;
  readonly filters: readonly string[];
  /** Null: why it could not be made stands in `problem`. */
  readonly rowCount: number | null;
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly papers: readonly Paper[];
  readonly problem: string | null;
}

type Row = Pick<
  SavedReport,
  'reportTitle' | 'reportGroup' | 'report' | 'filters' | 'sort' | 'contact' | 'span' | 'withCsv' | 'withPdf'
> &
  Pick<BarnSettings, 'preferences'> & { email: string };

/** As it is when the mail goes out; undefined once it is deleted, or does not go there any more. */
export async function mailedReport(
  sql: Sql,
  asker: { farmId: string; now: Date },
  { savedReportId, recipientId, day }: Which,
): Promise<MailedReport | undefined> {
  const { farmId } = asker;
  const [[saved], barn, owing] = await Promise.all([
    sql<Row[]>`
      select r.report_title as "reportTitle", r.report_group as "reportGroup", r.report, r.filters, r.sort, r.contact, r.span,
        r.with_csv as "withCsv", r.with_pdf as "withPdf", to_.email, f.preferences
      from saved_report r join saved_report_recipient to_ on to_.farm_id = r.farm_id and to_.saved_report_id = r.saved_report_id
      join farm f on f.farm_id = r.farm_id
      where r.farm_id = ${farmId} and r.saved_report_id = ${savedReportId} and to_.recipient_id = ${recipientId}`,
    barnOnPaper(sql, farmId),
    owingFacts(sql, asker),
  ]);
  if (!saved || !barn) return undefined;
  const days = saved.span && daysOfSpan(saved.span, day, enabled(saved, 'monday_start'));
  const wordsOf = await filterNames(sql, farmId, [saved.filters]);
  const said = { title: saved.reportTitle, filters: wordsOf(saved.filters) };
  const whole = await made(sql, asker, saved, { days, owing, ...said }, barn);
  return { savedReportId, to: saved.email, barn, days, ...said, ...whole };
}

interface About {
  days: Days | null;
  owing: OwingFacts;
  title: string;
  filters: readonly string[];
}
type Made = Pick<MailedReport, 'rowCount' | 'totals' | 'papers' | 'problem'>;

/** What cannot be asked for any more is told instead: the barn is to hear of it. */
async function made(
  sql: Sql,
  asker: { farmId: string; now: Date },
  saved: Row,
  about: About,
  barn: BarnOnPaper,
): Promise<Made> {
  try {
    return await papersOf(sql, asker, saved, about, barn);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { rowCount: null, totals: [], papers: [], problem: error.message };
  }
}

async function papersOf(
  sql: Sql,
  asker: { farmId: string; now: Date },
  { reportGroup: group, report, filters, sort, contact, withCsv, withPdf }: Row,
  { days, owing, ...said }: About,
  barn: BarnOnPaper,
): Promise<Made> {
  const query = { report, filters, contact: Number(contact), ...(days && { date1: days.from, date2: days.to }) };
  const asked = { ...askedReport(group, query), ...(group === 'owing' ? owing : { dueDates: false }) };
  const whole = await readWhole(sql, asker, { report: asked, sort: sort ?? undefined, withCsv, withPdf });
  const { fileName, csv, rowCount } = whole;
  const say = sayIn(barn.currency);
  const totals = totalFacts(whole.sums, say);
  const on = say('start', localTime(asker.now, barn.timeZone));
  const period = days ? `${say('date', days.from)} to ${say('date', days.to)}` : on;
  const page = () => reportPage({ ...said, ...whole, totals, barn, days: period }, say);
  return {
    rowCount,
    totals,
    papers: [
      ...(csv === undefined ? [] : [{ fileName: `${fileName}.csv`, content: { csv } }]),
      ...(withPdf ? [{ fileName: `${fileName}.pdf`, content: { page: page() } }] : []),
    ],
    problem: null,
  };
}

const localTime = (now: Date, timeZone: string) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm');
