import { Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { tacks } from '../commands/setup-lists.js';
import { tackEntries } from '../queries/setup-entries.js';
import { setupListControllers } from './setup-list-calls.js';

/** R043 */
class TackInput {
  @RequiredText({ max: 100, message: 'required' }) tack_name: string;
  @Text({ optional: true, nullable: true }) tack_description?: string | null;
}

class TackReply {
  @Id() id: string;
  @Text() tack_name: string;
  @Text({ nullable: true }) tack_description: string | null;
  @Flag() is_active: number;
}

export const tackControllers = setupListControllers({
  list: tackEntries,
  commands: tacks,
  input: TackInput,
  entry: TackReply,
  index: { path: 'index', access: { adm: true, ins: true }, answer: { tack: 'entries' } },
  saved: { tack: 'entry' },
  activated: { tack: 'entry' },
});
