import type { StoredEvent } from '../../../platform/event-store/event.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import {
  mailedReport,
  savedReportMailId,
  SavedReportReaders,
  type MailedReport,
  type SavedReportSent,
} from '../../reports/contracts.js';
import type { Fact } from '../wording/lesson-wording.js';

export interface SavedReportMail extends MailedReport {
  readonly now: Date;
  readonly publicUrl: string;
}

export const exampleSavedReport: SavedReportMail = {
  savedReportId: '01930000-0000-7000-8000-000000000001',
  title: 'Beginners of the week',
  to: 'office@maplehill.test',
  barn: { name: 'Maple Hill', timeZone: 'America/Toronto', email: 'office@maplehill.test' },
  days: { from: '2026-11-16', to: '2026-11-22' },
  filters: ['Section: Beginners', 'Weekday: Monday'],
  rowCount: 12,
  totals: [
    ['Lessons', '4'],
    ['Students', '6'],
    ['Cancelled', '1'],
  ],
  papers: [{ fileName: 'student-detail-2026-11-16-2026-11-22.csv', content: { csv: '' } }],
  problem: null,
  now: new Date('2026-11-23T11:07:00Z'),
  publicUrl: 'https://leadline.test',
};

/** Its readers need no sign-in, so the mail says whom to ask to get no more of it. */
export function savedReportMail(props: SavedReportMail = exampleSavedReport): ComposedMail {
  const { barn, to, title, days, filters, totals, rowCount, papers, problem, savedReportId, publicUrl } = props;
  const on = (date: string) => day(date, props.now, barn.timeZone);
  const period = days && (days.from === days.to ? on(days.from) : `${on(days.from)} to ${on(days.to)}`);
  const named = period ? `${title}: ${period}` : title;
  const page = `${publicUrl}/admin/reports/saved/${savedReportId}`;
  const facts: Fact[] = [
    ...(filters.length > 0 ? [['Only', filters.join(', ')] satisfies Fact] : []),
    ...totals,
    ...(rowCount === null ? [] : [['Rows', String(rowCount)] satisfies Fact]),
  ];
  const sender = { farmName: barn.name, timeZone: barn.timeZone, email: barn.email };
  return {
    ...composeMail('Saved report', sender, to, {
      subject: named,
      heading: problem === null ? `${named}.` : `${named} could not be made.`,
      paragraphs:
        problem === null ? wordsOf(props) : [problem, 'Save it anew in the barn’s reports, or delete it there.'],
      facts,
      button: {
        label: 'Open the report (administrators)',
        url: days ? `${page}?from=${days.from}&to=${days.to}` : page,
      },
      footnote: `${barn.name} mails this report to you. Whoever wants it no more asks ${barn.email ?? 'the barn'}.`,
    }),
    attachments: [...papers],
  };
}

const wordsOf = ({ rowCount, papers }: SavedReportMail) => {
  if (rowCount === 0) return ['There is nothing in it.'];
  return papers.length > 0 ? ['It is attached.'] : [];
};

type Announced = SavedReportSent['data'] & { farmId: string; position: number };
type Mailed = Announced & { recipientId: string };

/** To each of those whom the barn names, as it is when the mail is written. */
export const savedReportSent = mail<Mailed>({
  name: 'notifications.mailSavedReport',
  preview: savedReportMail,
  announced: announcement<Mailed, Announced>({
    job: jobType('notifications.announceSavedReport', { queue: 'mail', remember: false }),
    follows: follow(['reports.SavedReportSent'], (events: readonly StoredEvent<SavedReportSent>[]) =>
      events.map(({ position, data }) => ({ position, ...data })),
    ),
    async recipients(sent, ask) {
      const { farmId, savedReportId, sendingId } = sent;
      const readers = await ask(new SavedReportReaders({ farmId, actor: SYSTEM }, { savedReportId }));
      return readers.map((recipientId) => ({
        id: `${farmId}-${sendingId}-${recipientId}-saved-report`,
        data: { ...sent, recipientId },
      }));
    },
  }),
  ledgerId: ({ sendingId, recipientId }) => savedReportMailId(sendingId, recipientId),
  async compose(sql, { farmId, savedReportId, recipientId, day }, { now, config: { publicUrl } }) {
    const report = await mailedReport(sql, { farmId, now }, { savedReportId, recipientId, day });
    return report && savedReportMail({ ...report, now, publicUrl });
  },
});
