import { Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { tasks } from '../commands/setup-lists.js';
import { taskEntries } from '../queries/setup-entries.js';
import { setupListControllers } from './setup-list-calls.js';

/** R043 */
class TaskInput {
  @RequiredText({ max: 100, message: 'required' }) task_name: string;
  @Text({ optional: true, nullable: true }) task_description?: string | null;
}

class TaskReply {
  @Id() id: string;
  @Text() task_name: string;
  @Text({ nullable: true }) task_description: string | null;
  @Flag() is_active: number;
}

export const taskControllers = setupListControllers({
  list: taskEntries,
  commands: tasks,
  input: TaskInput,
  entry: TaskReply,
  index: { path: 'index', access: { adm: true, ins: true }, answer: { task: 'entries', options: 'options' } },
  saved: { task: 'entry', options: 'options' },
  activated: { task: 'entry' },
});
