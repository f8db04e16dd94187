import { SaveReport } from '../modules/reports/commands/save-report.js';
import type { BarnFacts } from './facts.js';
import type { Seeder } from './seeder.js';

const KEPT = { filters: {}, sort: null, contact: false, isStopped: false };

/** What the office reads on Monday mornings, and what it only opens. */
export async function saveReports(seeder: Seeder, { demo }: BarnFacts) {
  await seeder.run(SaveReport, {
    ...KEPT,
    reportTitle: 'Takings of the week',
    reportGroup: 'takings',
    report: 'total',
    span: 'last_week',
    mailing: {
      schedule: { every: 'week', weekday: 1 },
      addresses: [demo.administrator.login],
      withCsv: true,
      withPdf: false,
    },
  });
  await seeder.run(SaveReport, {
    ...KEPT,
    reportTitle: 'Who taught how much this month',
    reportGroup: 'lessonStaff',
    report: 'total',
    span: 'this_month',
    mailing: { schedule: { every: 'never' }, addresses: [], withCsv: false, withPdf: false },
  });
}
