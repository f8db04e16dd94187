import { Flag, Id, Ids } from '../../../platform/http/fields.js';

export class RemindInput {
  @Ids({ max: 500, description: 'Account holders' }) account_ids: string[];
}

export class ReminderRunQuery {
  @Id({ description: 'As it was answered' }) run_id: string;
}

export class HoldRemindersInput {
  @Id({ description: 'The account holder or a member' }) person_id: string;
  @Flag({ description: '1: no reminders; 0: reminders again' }) hold: number;
}
