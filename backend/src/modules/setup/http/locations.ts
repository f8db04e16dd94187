import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { locations } from '../commands/setup-lists.js';
import { locationEntries } from '../queries/setup-entries.js';
import { location } from '../records/named.js';
import { setupListControllers } from './setup-list-calls.js';

class LocationInput extends newInput(location) {}

class LocationReply extends recordReply(location) {}

export const locationControllers = setupListControllers({
  list: locationEntries,
  commands: locations,
  input: LocationInput,
  entry: LocationReply,
  index: { path: 'index', access: { adm: true, ins: true, stu: 'everybody' }, answer: { locations: 'entries' } },
  saved: { locations: 'entries', location: 'entry' },
  activated: { locations: 'entries' },
});
