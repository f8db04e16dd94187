import { useQuery } from '@tanstack/react-query';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { optionsQuery, type Options } from '@/data/requests/options';
import type { AnyRow, Choice, Field, FieldInput } from './describe-list';
import { AddFirst } from './AddFirst';
import { useDescription } from './list-context';
import { FieldNumberInput } from './FieldNumberInput';

const rulesOf = (input: FieldInput) => [
  ...(input.required ? [required(input.required)] : []),
  ...(input.maxLength ? [maxLength(input.maxLength)] : []),
];

const shared = ({ source, label }: Field<AnyRow>, input: FieldInput) => ({
  source: input.source ?? source,
  label,
  validate: rulesOf(input),
  // A hint of none would leave its space.
  ...(input.hint && { helperText: input.hint }),
  ...(input.initial !== undefined && { defaultValue: input.initial }),
});

type InputProps = { readonly field: Field<AnyRow>; readonly input: FieldInput };

const ChoiceInput = ({ field, input, among }: InputProps & { readonly among: keyof Options }) => {
  const { source = field.source } = input;
  const record = useRecordContext<AnyRow>();
  const { data: options } = useQuery(optionsQuery);
  const offered: readonly Choice[] = options?.[among] ?? [];
  const held: unknown = record?.[source];
  const isOffered = offered.some(({ id }) => id === held);
  const name = `${record?.[field.source]}${options ? ' (inactive)' : ''}`;
  const own = typeof held === 'string' && !isOffered ? [{ id: held, name }] : [];
  return (
    <SelectInput
      {...shared(field, input)}
      choices={[...offered, ...own]}
      {...(options && offered.length === 0 && { helperText: <AddFirst among={among} /> })}
    />
  );
};

const flag = { format: (held?: number) => held === 1, parse: Number };

const RecordInput = ({ field, input }: InputProps) => {
  const { multiline, among, number } = input;
  const props = shared(field, input);
  if (among) return <ChoiceInput field={field} input={input} among={among} />;
  if (number) return <FieldNumberInput {...props} rules={number} />;
  if (input.flag) return <BooleanInput {...props} {...flag} />;
  return <TextInput {...props} {...(multiline && { multiline, minRows: 3 })} />;
};

/** A record's form, as its fields describe it; a new one is asked less. */
export const RecordInputs = () => {
  const { fields } = useDescription();
  const isNew = useRecordContext<AnyRow>()?.id === undefined;
  return fields.map((field) =>
    field.input && !(isNew && field.input.later) ? (
      <RecordInput key={field.source} field={field} input={field.input} />
    ) : null,
  );
};
