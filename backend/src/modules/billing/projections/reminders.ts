import { insert, readTable, remove } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { HoldEvent, InvoiceReminded } from '../events.js';
import { PaymentReminder } from '../tables/payment-reminder.entity.js';
import { ReminderHold } from '../tables/reminder-hold.entity.js';

const reminders = readTable(PaymentReminder);
const holds = readTable(ReminderHold);

export const remindersProjection = projection<InvoiceReminded | HoldEvent>('billing.reminders', [reminders, holds], {
  'billing.InvoiceReminded': ({ data, occurredAt }) =>
    insert(reminders, {
      reminder_id: data.reminderId,
      payment_id: data.paymentId,
      mail_id: data.mailId,
      run_id: data.runId,
      step: data.step,
      instalment: data.instalment ?? null,
      created_at: occurredAt,
    }),
  'billing.RemindersHeld': ({ data }) => insert(holds, { billing_person_id: data.billingPersonId }),
  'billing.RemindersResumed': ({ data }) => remove(holds, data.billingPersonId),
});
