import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const exportErrors = errorCatalogue('exports', {
  export_running: conflict('An export of this barn is at work already. Wait until it is done.'),
  export_not_ready: conflict('This export is not ready yet. Wait until it is done.'),
});
