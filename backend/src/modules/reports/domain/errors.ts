import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const reportErrors = errorCatalogue('reports', {
  too_many_saved_reports: conflict((most: number) => `A barn has at most ${most} saved reports. Delete one first.`),
  saved_report_to_nobody: conflict('This report goes to nobody yet. Add an address first.'),
});
