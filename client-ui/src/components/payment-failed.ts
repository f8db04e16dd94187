import { asApiError } from '@leadline/api-client';
import { t } from '../i18n/t';

/** What the bank, the provider or the barn refuses, in its own words. R174 */
export const paymentFailed = (error: unknown): string =>
  t('Payment failed: {reason}', { reason: asApiError(error).message });
