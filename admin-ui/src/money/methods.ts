import type { Input } from '@leadline/api-client';

export type Method = NonNullable<Input<'payments/create'>['payment_method']>;

/** In the order in which they are offered; cash unless another is chosen. R180 */
const labels: Readonly<Record<Method, string>> = {
  cash: 'Cash',
  cheque: 'Check',
  venmo: 'Venmo',
  transfer: 'Bank Transfer',
  other: 'Other',
};

export const methods = Object.entries(labels).map(([id, name]) => ({ id: id as Method, name }));

const byCard: Readonly<Record<string, string>> = { card: 'Card', saved: 'Saved Card' };

export const methodName = (method: string | null): string =>
  method === null ? '' : ((labels as Readonly<Record<string, string>>)[method] ?? byCard[method] ?? method);
