import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const importErrors = errorCatalogue('imports', {
  import_running: conflict('Another import of this barn is still at work. Wait until it is done.'),
  import_over: conflict('This file has been imported already. Read it again to import it once more.'),
  import_changed: conflict(
    (now: number) =>
      `The barn has changed since this was checked: ${now} rows would be imported now. Look at it again.`,
  ),
  nothing_to_import: conflict('No row of this file can be imported as it is.'),
  import_undo_over: conflict('This import cannot be undone any more.'),
});
