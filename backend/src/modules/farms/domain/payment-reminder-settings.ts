import { count, flag, paragraph } from './setting.js';

/** One of three, with the barn's own words. */
const paymentReminder = (step: 1 | 2 | 3, label: string) => [
  count(
    `payment_reminder_${step}_days`,
    label,
    'Days after the due date; with a minus, days before it; 0 is the day itself. If empty: there is no such reminder.',
    { unit: 'days', min: -60, max: 365 },
  ),
  paragraph(
    `payment_reminder_${step}_text`,
    `Words of the ${label.toLowerCase()}`,
    'Stand in its mail, above what is open.',
  ),
];

/** Whether and when families are reminded of what is due. */
export const PAYMENT_REMINDER_SETTINGS = [
  flag(
    'send_payment_reminders',
    'Send payment reminders',
    'Families are reminded by mail of invoices that have a due date, on the days below, once for each. Accounts can be put on hold.',
  ),
  ...paymentReminder(1, 'First reminder'),
  ...paymentReminder(2, 'Second reminder'),
  ...paymentReminder(3, 'Third reminder'),
];
