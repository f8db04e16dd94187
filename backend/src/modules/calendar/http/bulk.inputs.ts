import { DateOnly, Flag, Id, IgnoredField, Ids, OneOf, Text } from '../../../platform/http/fields.js';
import { BARN_CANCEL_ACTIONS, CANCEL_REASONS, MOST_IN_BULK } from '../../scheduling/contracts.js';

const NOTHING = 'There is nothing selected';
const LESSONS = { max: MOST_IN_BULK, message: NOTHING };

export class BulkChoiceInput {
  @Ids({ ...LESSONS, description: 'The lessons' }) bulkIds: string[];
  @OneOf(BARN_CANCEL_ACTIONS, { optional: true, description: 'As the barn’s policies or settings say unless told' })
  cancelAction?: string;
  @OneOf(CANCEL_REASONS, { optional: true }) cancelReason?: string;
  @DateOnly({ optional: true, description: 'The day that the dates were chosen for; for other days they shift' })
  scheduled_date?: string;
  @DateOnly({ optional: true }) purchase_date?: string;
  @DateOnly({ optional: true }) makeup_start_date?: string;
  @DateOnly({ optional: true }) expiry_date?: string;
}

export class BulkCancelInput extends BulkChoiceInput {
  @Flag({ optional: true }) sendNotification?: number;
  @Text({ optional: true, description: 'Goes with the notification and stands in front of the notes' })
  updated_notification_message?: string;
  @IgnoredField() editAction?: string;
}

export class DeleteAllInput {
  @Ids(LESSONS) idarray: string[];
}

export class BulkRunQuery {
  @Id() id: string;
}
