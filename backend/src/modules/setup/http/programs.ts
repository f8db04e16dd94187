import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { programs } from '../commands/setup-lists.js';
import { programEntries } from '../queries/setup-entries.js';
import { program } from '../records/program.js';
import { setupListControllers } from './setup-list-calls.js';

class ProgramInput extends newInput(program) {}

class ProgramReply extends recordReply(program) {}

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
