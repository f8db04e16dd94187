import { ChangeSavedReport } from '../../src/modules/reports/commands/change-saved-report.js';
import { DeleteSavedReport } from '../../src/modules/reports/commands/delete-saved-report.js';
import { SaveReport } from '../../src/modules/reports/commands/save-report.js';
import { SendSavedReport } from '../../src/modules/reports/commands/send-saved-report.js';
import type { populate } from './random-barn.js';
import type { Does, Step } from './random-steps.js';

/** A report that is saved, sent, mailed on another day to somebody else, stopped, and at times deleted. */
export const reportDeeds = (does: Does, { admin }: Awaited<ReturnType<typeof populate>>) => [
  async ({ how, far }: Step) => {
    const mailing = {
      schedule: { every: 'week', weekday: 1 + (how % 7) } as const,
      addresses: [`reader${how}@barn.test`],
      withCsv: true,
      withPdf: far,
    };
    const savedReportId = await does(admin, SaveReport, {
      reportTitle: `Lessons ${how}`,
      reportGroup: 'lessons',
      report: 'detail',
      filters: { weekday: 1 + (how % 7) },
      sort: null,
      contact: false,
      span: 'last_week',
      isStopped: false,
      mailing,
    });
    await does(admin, SendSavedReport, { savedReportId, by: 'administrator' });
    const monthly = { ...mailing, schedule: { every: 'month', day: how % 29 } as const, addresses: ['all@barn.test'] };
    await does(admin, ChangeSavedReport, { savedReportId, reportTitle: `Lessons, monthly ${how}`, mailing: monthly });
    await does(admin, ChangeSavedReport, { savedReportId, isStopped: far });
    if (how % 5 > 0) await does(admin, DeleteSavedReport, { savedReportId });
  },
];
