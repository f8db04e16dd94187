import { count, paragraph } from './setting.js';

/** One of three, with the barn's own words. */
export const paymentReminder = (step: 1 | 2 | 3, label: string) => [
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
