import { Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { locations } from '../commands/setup-lists.js';
import { locationEntries } from '../queries/setup-entries.js';
import { setupListControllers } from './setup-list-calls.js';

/** R043 */
class LocationInput {
  @RequiredText({ max: 100, message: 'required' }) location_name: string;
  @Text({ optional: true, nullable: true }) location_description?: string | null;
}

class LocationReply {
  @Id() id: string;
  @Text() location_name: string;
  @Text({ nullable: true }) location_description: string | null;
  @Flag() is_active: number;
}

export const locationControllers = setupListControllers({
  list: locationEntries,
  commands: locations,
  input: LocationInput,
  entry: LocationReply,
  index: { path: 'index', access: { adm: true, ins: true, stu: true }, answer: { locations: 'entries' } },
  saved: { locations: 'entries', location: 'entry' },
  activated: { locations: 'entries' },
});
