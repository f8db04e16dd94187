import type { Warning } from '@/requests/types';
import { toastWarning } from './toast';

/** One warning in words, the rest as a number: a series can have a clash every week. */
export const warningText = (warnings: readonly Pick<Warning, 'message'>[]): string | null => {
  const [first, ...rest] = [...new Set(warnings.map(({ message }) => message))];
  if (!first) return null;
  return rest.length === 0 ? first : `${first}, and ${rest.length} more like this`;
};

export const showWarnings = (warnings: readonly Pick<Warning, 'message'>[] = []): void => {
  const text = warningText(warnings);
  if (text) toastWarning(text);
};
