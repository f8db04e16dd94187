import { Count, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { programs } from '../commands/setup-lists.js';
import { programEntries } from '../queries/setup-entries.js';
import { setupListControllers } from './setup-list-calls.js';

/** R042 */
class ProgramInput {
  @RequiredText({ max: 100, message: 'name is required' }) program_name: string;
  @Text({ optional: true, nullable: true }) program_desc?: string | null;
  @Id({ message: 'program_type is required' }) program_type_id: string;
  @Id({ optional: true, clearable: true }) instructor_id?: string | null;
  @Id({ optional: true, clearable: true }) location_id?: string | null;
  @Count({ optional: true, clearable: true, min: 1, max: 1440, description: 'Minutes' }) duration?: number | null;
}

class ProgramReply {
  @Id() id: string;
  @Text() program_name: string;
  @Text({ nullable: true }) program_desc: string | null;
  @Id() program_type_id: string;
  @Text() program_type_name: string;
  @Id({ nullable: true }) instructor_id: string | null;
  @Id({ nullable: true }) location_id: string | null;
  @Count({ nullable: true, description: 'Minutes' }) duration: number | null;
  @Flag() is_active: number;
}

export const programControllers = setupListControllers({
  list: programEntries,
  commands: programs,
  input: ProgramInput,
  entry: ProgramReply,
  index: {
    path: 'programList',
    access: { adm: true, ins: true },
    answer: { programList: 'entries', programs: 'entries' },
  },
  saved: { program: 'entry' },
  activated: { programList: 'entries', programs: 'entries' },
});
