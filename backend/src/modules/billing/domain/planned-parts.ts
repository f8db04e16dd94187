import type { Instalment } from './instalments.js';

/** One instalment as it is stored: it begins once `after` is paid, so that an invoice that asks for less ends earlier. */
export interface PlannedPart {
  readonly due: string;
  readonly after: number;
}

export const plannedParts = (instalments: readonly Instalment[] | undefined): PlannedPart[] | null => {
  if (!instalments) return null;
  let after = 0;
  return instalments.map(({ due, minor }) => {
    const part = { due, after };
    after += minor;
    return part;
  });
};
