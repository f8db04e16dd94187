import { ADMINISTRATORS_SETTINGS } from './administrators-settings.js';
import { administratorsOwn, country, flag, id, line, of, type Setting } from './setting.js';
import { WIDGET_SETTINGS } from './widget-settings.js';

export type { Setting } from './setting.js';

/** The complete list: what is not here cannot be set. B04 B09 B10 */
export const SETTINGS: readonly Setting[] = [
  ...ADMINISTRATORS_SETTINGS,
  ...administratorsOwn('Your website', WIDGET_SETTINGS),
  ...of('platform', [
    country('country_code', 'Country', 'Telephone numbers are read as this country’s.', {
      column: 'countryCode',
      required: true,
    }),
    line('currency_symbol', 'Currency symbol', 'Stands before every amount.', {
      column: 'currencySymbol',
      required: true,
      max: 5,
    }),
    id('makeup_product_id', 'Makeup product', 'What a makeup is issued as.', { required: true }),
    id('credit_product_id', 'Credit product', 'What a credit is issued as.', { required: true }),
    id('adjustment_product_id', 'Adjustment product', 'What single lessons and corrections are issued as.', {
      required: true,
    }),
    line('eqo_stripe_plan_id', 'Plan', 'What the barn pays for Leadline.', { confidential: true }),
    flag('is_active', 'Active', 'Nobody of an inactive barn can sign in.', {
      column: 'isActive',
      initial: 1,
      required: true,
    }),
  ]),
  ...of('system', [
    line('eqo_stripe_customer_id', 'Payment customer', 'The barn as the card provider of Leadline knows it.', {
      confidential: true,
      column: 'eqoStripeCustomerId',
    }),
    line('eqo_subscription_id', 'Subscription', 'Live once there is one.', { confidential: true }),
    line('stripe_account_id', 'Card payment account', 'Where families’ card payments go.'),
    line('public_id', 'Public address', 'By which strangers find the public page.', { column: 'publicId' }),
  ]),
  // By name with commas between, or `over`.
  ...of('administrator', [
    line('first_steps', 'First steps', 'Which of a new barn’s first steps were left out.', {
      confidential: true,
      elsewhere: true,
    }),
  ]),
];

export const settingNamed = (name: string) => SETTINGS.find((setting) => setting.name === name);

export const initialPreferences = (): Record<string, string | number> =>
  Object.fromEntries(
    SETTINGS.flatMap(({ name, initial, column }) => (initial === undefined || column ? [] : [[name, initial]])),
  );

const SYSTEM_USES = ['makeup', 'credit', 'adjustment'] as const;
export type SystemUse = (typeof SYSTEM_USES)[number];

/** Which of the three products of the system a setting names. C12 */
export const systemUseOf = (name: string) => SYSTEM_USES.find((use) => name === `${use}_product_id`);
