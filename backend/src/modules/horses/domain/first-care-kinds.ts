import type { CareInterval } from './care-due.js';

interface FirstKind {
  readonly name: string;
  /** None: it is done when it is needed, or until a date that stands with the entry. */
  readonly interval: CareInterval | null;
}

/** What a barn begins with when it begins to note care; it changes them as it likes. */
export const FIRST_CARE_KINDS: readonly FirstKind[] = [
  { name: 'Farrier', interval: { every: 8, unit: 'week' } },
  { name: 'Vet', interval: null },
  { name: 'Worming', interval: { every: 3, unit: 'month' } },
  { name: 'Vaccination', interval: { every: 6, unit: 'month' } },
  { name: 'Dentist', interval: { every: 12, unit: 'month' } },
  { name: 'Passport', interval: null },
  { name: 'Insurance', interval: { every: 12, unit: 'month' } },
];
