import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { terms } from '../commands/setup-lists.js';
import { termEntries } from '../queries/setup-entries.js';
import { term } from '../records/term.js';
import { setupListControllers } from './setup-list-calls.js';

class TermInput extends newInput(term) {}

class TermReply extends recordReply(term) {}

export const termControllers = setupListControllers({
  list: termEntries,
  commands: terms,
  input: TermInput,
  entry: TermReply,
  index: { path: 'index', access: { adm: true, ins: true }, answer: { terms: 'entries' } },
  saved: { term: 'entry' },
  activated: { term: 'entry' },
});
