import type { Warning } from './types';

export type Warned = Pick<Warning, 'message'>;

/** One warning in words, the rest as a number: a series can have a clash every week. */
export const warningText = (warnings: readonly Warned[] = []): string | null => {
  const [first, ...rest] = [...new Set(warnings.map(({ message }) => message))];
  if (!first) return null;
  return rest.length === 0 ? first : `${first}, and ${rest.length} more like this`;
};
