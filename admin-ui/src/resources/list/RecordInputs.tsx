import { maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useOptions } from '@/requests/options';
import type { AnyRow, Choice, Field, FieldInput } from './describe-list';
import { useDescription } from './list-context';

const rulesOf = (input: FieldInput) => [
  ...(input.required ? [required(input.required)] : []),
  ...(input.maxLength ? [maxLength(input.maxLength)] : []),
];

type InputProps = { readonly field: Field<AnyRow>; readonly input: FieldInput };

const ChoiceInput = ({ field, input, among }: InputProps & { readonly among: keyof ReturnType<typeof useOptions> }) => {
  const { source = field.source } = input;
  const record = useRecordContext<AnyRow>();
  const offered: readonly Choice[] = useOptions()[among];
  const held: unknown = record?.[source];
  const isOffered = offered.some(({ id }) => id === held);
  const own =
    typeof held === 'string' && !isOffered ? [{ id: held, name: `${record?.[field.source]} (inactive)` }] : [];
  return <SelectInput source={source} label={field.label} choices={[...offered, ...own]} validate={rulesOf(input)} />;
};

const RecordInput = ({ field, input }: InputProps) => {
  const { source = field.source, multiline, among } = input;
  if (among) return <ChoiceInput field={field} input={input} among={among} />;
  return (
    <TextInput
      source={source}
      label={field.label}
      validate={rulesOf(input)}
      {...(multiline && { multiline, minRows: 3 })}
    />
  );
};

/** A record's form, as its fields describe it. */
export const RecordInputs = () =>
  useDescription().fields.map((field) =>
    field.input ? <RecordInput key={field.source} field={field} input={field.input} /> : null,
  );
