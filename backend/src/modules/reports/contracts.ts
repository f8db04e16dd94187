/** For other modules: what a saved report comes to when it is mailed, to whom, and that somebody is written to no more. */
export { ForgetReportReaders } from './commands/forget-report-readers.js';
export { savedReportMailId } from './domain/saved/mail-ids.js';
export type { SavedReportSent } from './events.js';
export { mailedReport, type MailedReport } from './queries/saved/mailed-report.js';
export { SavedReportReaders } from './queries/saved/saved-report-readers.js';
