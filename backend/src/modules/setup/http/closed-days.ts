import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { closedDays } from '../commands/setup-lists.js';
import { closedDayEntries } from '../queries/closed-day-entries.js';
import { closedDay } from '../records/closed-day.js';
import { setupListControllers } from './setup-list-calls.js';

class ClosedDayInput extends newInput(closedDay) {}

class ClosedDayReply extends recordReply(closedDay) {}

export const closedDayControllers = setupListControllers({
  list: closedDayEntries,
  commands: closedDays,
  input: ClosedDayInput,
  entry: ClosedDayReply,
  index: { path: 'index', access: { adm: true, ins: true }, answer: { closed_days: 'entries' } },
  saved: { closed_day: 'entry' },
  activated: { closed_day: 'entry' },
});
