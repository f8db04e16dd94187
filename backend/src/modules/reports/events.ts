import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** A report was saved, changed or deleted; to whom it goes stays in the table. */
export type SavedReportChanged = DomainEvent<
  'reports.SavedReportChanged',
  { savedReportId: string; change: 'added' | 'edited' | 'removed'; fields: string[] }
>;

/** It goes out with the days that its span has on `day`, to whom the barn names when the mails are written. */
export type SavedReportSent = DomainEvent<
  'reports.SavedReportSent',
  { savedReportId: string; sendingId: string; day: string; by: 'clock' | 'administrator' }
>;

export type ReportEvent = SavedReportChanged | SavedReportSent;

export const savedReportStream = (savedReportId: string) => `savedreport-${savedReportId}`;

const ID = '01930000-0000-7000-8000-00000000000';

export const reportEvents: EventCatalogue<ReportEvent> = {
  'reports.SavedReportChanged': {
    version: 1,
    meaning: 'A saved report was added, changed or deleted.',
    example: { savedReportId: `${ID}1`, change: 'edited', fields: ['every', 'weekday'] },
  },
  'reports.SavedReportSent': {
    version: 1,
    meaning: 'A saved report goes out by mail: on its day, or because an administrator sends it now.',
    example: { savedReportId: `${ID}1`, sendingId: `${ID}2`, day: '2026-11-30', by: 'clock' },
  },
};
