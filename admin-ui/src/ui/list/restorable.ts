import type { Options } from '@/data/requests/options';
import type { ChangedValue, Shown } from '@/ui/history/values';
import { valueOf, type AnyRow, type Field, type FieldInput } from './describe-list';

/** A field that would be as it was: what it holds now, what it would hold then, and what is sent for it. */
export type RestoredField = {
  readonly label: string;
  readonly now: string | null;
  readonly then: string | null;
  /** It holds something else by now than what it was changed to. */
  readonly isChangedSince: boolean;
  readonly sent: Readonly<Record<string, unknown>>;
};

/** A field that stays as it is, and why. */
export type LeftField = { readonly label: string; readonly why: string };

type Input = FieldInput & { readonly source: string };
type Part = 'year' | 'month' | 'day';

const inputOf = ({ source, input }: Field<AnyRow>): Input | null =>
  input && input.only !== 'new' ? { ...input, source: input.source ?? source } : null;

/** As it travels: the log's text is what is kept. */
const wired = ({ flag, number }: Input, kept: string | null): unknown => {
  if (kept === null) return flag ? 0 : null;
  if (flag) return kept === 'true' ? 1 : 0;
  return number ? Number(kept) : kept;
};

/** What a screen's own input fills in by parts is a day. */
const sentOf = (input: Input, kept: string | null): Record<string, unknown> => {
  if (!input.parts) return { [input.source]: wired(input, kept) };
  const [year, month, day] = kept?.split('-').map(Number) ?? [null, null, null];
  const day_of = { year, month, day };
  return Object.fromEntries(input.parts.map((part) => [part, day_of[part as Part]]));
};

const empty = (value: unknown) => (value === null || value === undefined ? '' : value);

/** Read as the history reads: what is kept of it, in words. */
const inWords = (field: Field<AnyRow>, input: Input, row: AnyRow, shown: (text: string) => string): string | null => {
  const held: unknown = row[input.source];
  if (empty(held) === '') return null;
  if (input.among || input.choices) return String(valueOf(row, field) ?? '');
  return shown(input.flag ? String(held === 1) : String(held));
};

type Asked = {
  readonly fields: readonly Field<AnyRow>[];
  readonly labelOf: (field: string) => string;
  readonly shown: Shown;
  readonly options: Options;
};

/** What of a change can be taken back in a record as it is now, and what not. What is so already is neither. */
export const restorable = (
  values: readonly ChangedValue[],
  row: AnyRow,
  { fields, labelOf, shown, options }: Asked,
) => {
  const restored: RestoredField[] = [];
  const left: LeftField[] = [];
  for (const { field: name, was, was_kept, became_kept } of values) {
    const label = labelOf(name);
    const field = fields.find(({ column, source, input }) => (column ?? input?.source ?? source) === name);
    const input = field && inputOf(field);
    if (!field || !input) {
      left.push({ label, why: 'it is changed in a place of its own' });
      continue;
    }
    const now = empty(row[input.source]);
    if (now === empty(wired(input, was_kept))) continue;
    if (was_kept === null && input.required) left.push({ label, why: 'it cannot be empty any more' });
    else if (was_kept !== null && input.among && !(input.among in options))
      left.push({ label, why: 'it is chosen in the form' });
    else if (was_kept !== null && input.among && !options[input.among].some(({ id }) => id === was_kept))
      left.push({ label, why: `${was ?? 'what it was'} can no longer be chosen` });
    else
      restored.push({
        label,
        now: inWords(field, input, row, (text) => shown(name, text)),
        then: was && (input.choices?.find(({ id }) => id === was)?.name ?? shown(name, was)),
        isChangedSince: now !== empty(wired(input, became_kept)),
        sent: sentOf(input, was_kept),
      });
  }
  return { restored, left };
};
