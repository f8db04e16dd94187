import type { RecordChange } from '@/data/requests/record-history';

type Value = RecordChange['values'][number];

/** What a field was and became; kept as it is read, unless told. */
export const aValue = (field: string, was: string | null, became: string | null, kept: Partial<Value> = {}): Value => ({
  field,
  was,
  became,
  was_kept: was,
  became_kept: became,
  ...kept,
});

/** A change of a horse as the log tells it. */
export const aChange = (change: Partial<RecordChange> = {}): RecordChange => ({
  position: 7,
  change: 'edited',
  fields: ['horse_name', 'general_notes'],
  what: 'A horse was added, edited, activated or inactivated.',
  values: [],
  details: [],
  reason: null,
  changed_at: '2026-11-24T21:05:00.000Z',
  person_id: 'p1',
  person_name: 'Maya Reyes',
  user_type_code: 'ADM',
  ...change,
});
