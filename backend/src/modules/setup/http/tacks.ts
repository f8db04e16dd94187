import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { tacks } from '../commands/setup-lists.js';
import { tackEntries } from '../queries/setup-entries.js';
import { tack } from '../records/named.js';
import { setupListControllers } from './setup-list-calls.js';

class TackInput extends newInput(tack) {}

class TackReply extends recordReply(tack) {}

export const tackControllers = setupListControllers({
  list: tackEntries,
  commands: tacks,
  input: TackInput,
  entry: TackReply,
  index: { path: 'index', access: { adm: true, ins: true }, answer: { tack: 'entries' } },
  saved: { tack: 'entry' },
  activated: { tack: 'entry' },
});
