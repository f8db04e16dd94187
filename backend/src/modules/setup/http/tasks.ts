import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { tasks } from '../commands/setup-lists.js';
import { taskEntries } from '../queries/setup-entries.js';
import { task } from '../records/named.js';
import { setupListControllers } from './setup-list-calls.js';

class TaskInput extends newInput(task) {}

class TaskReply extends recordReply(task) {}

export const taskControllers = setupListControllers({
  list: taskEntries,
  commands: tasks,
  input: TaskInput,
  entry: TaskReply,
  index: { path: 'index', access: { adm: true, ins: true }, answer: { task: 'entries', options: 'options' } },
  saved: { task: 'entry', options: 'options' },
  activated: { task: 'entry' },
});
