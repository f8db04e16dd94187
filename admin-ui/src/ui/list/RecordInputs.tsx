import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { barnQuery } from '@/data/requests/barn';
import { optionsQuery, useOptions, type Options } from '@/data/requests/options';
import { DateField } from '@/ui/form/form-inputs';
import type { AnyRow, Choice, Field, FieldInput } from './describe-list';
import { AddFirst } from './AddFirst';
import { useDescription } from './list-context';
import { FieldNumberInput } from './FieldNumberInput';

const notBlank = (message: string) => (value: unknown) =>
  typeof value === 'string' && value !== '' && value.trim() === '' ? message : undefined;

const rulesOf = (input: FieldInput) => [
  ...(input.required ? [required(input.required), notBlank(input.required)] : []),
  ...(input.maxLength ? [maxLength(input.maxLength)] : []),
];

const shared = ({ source, label }: Field<AnyRow>, input: FieldInput) => ({
  source: input.source ?? source,
  label: input.label ?? label,
  validate: rulesOf(input),
  // A hint of none would leave its space.
  ...(input.hint && { helperText: input.hint }),
  ...(input.initial !== undefined && { defaultValue: input.initial }),
});

type InputProps = { readonly field: Field<AnyRow>; readonly input: FieldInput };

/** What a new record has to have and there is one of is chosen already. */
const useOnlyChoice = (source: string, isNeeded: boolean, offered: readonly Choice[]) => {
  const isNew = useRecordContext<AnyRow>()?.id === undefined;
  const { getValues, setValue } = useFormContext();
  const [only, other] = offered;
  const id = isNew && isNeeded && !other ? only?.id : undefined;
  useEffect(() => {
    if (id !== undefined && !getValues(source)) setValue(source, id);
  }, [id, source, getValues, setValue]);
  return id;
};

const ChoiceInput = ({ field, input, among }: InputProps & { readonly among: keyof Options }) => {
  const { source = field.source } = input;
  const record = useRecordContext<AnyRow>();
  const { data: options } = useQuery(optionsQuery);
  const offered: readonly Choice[] = options?.[among] ?? [];
  const held: unknown = record?.[source];
  const isOffered = offered.some(({ id }) => id === held);
  const name = `${record?.[field.source]}${options ? ' (inactive)' : ''}`;
  const own = typeof held === 'string' && !isOffered ? [{ id: held, name }] : [];
  const only = useOnlyChoice(source, input.required !== undefined, offered);
  return (
    <SelectInput
      {...shared(field, input)}
      {...(only !== undefined && { defaultValue: only })}
      choices={[...offered, ...own]}
      {...(options && offered.length === 0 && { helperText: <AddFirst among={among} /> })}
    />
  );
};

const flag = { format: (held?: number) => held === 1, parse: Number };

const RecordInput = ({ field, input }: InputProps) => {
  const { multiline, among, choices, number, Input } = input;
  const props = shared(field, input);
  if (Input) return <Input />;
  if (among) return <ChoiceInput field={field} input={input} among={among} />;
  if (choices) return <SelectInput {...props} choices={[...choices]} />;
  if (number) return <FieldNumberInput {...props} rules={number} />;
  if (input.date)
    return (
      <DateField
        source={props.source}
        label={input.required ? `${props.label} *` : props.label}
        hint={input.hint}
        {...(input.required && { validate: props.validate })}
      />
    );
  if (input.flag) return <BooleanInput {...props} {...flag} />;
  return <TextInput {...props} {...(multiline && { multiline, minRows: 3 })} />;
};

/** A record's form, as its fields describe it; a new one is asked less. */
export const RecordInputs = () => {
  const { fields } = useDescription();
  const record = useRecordContext<AnyRow>();
  const options = useOptions();
  const barn = useQuery({ ...barnQuery, enabled: false }).data?.farmDefaults;
  const isNew = record?.id === undefined;
  return fields.map((field) =>
    field.input &&
    field.input.only !== (isNew ? 'later' : 'new') &&
    field.input.when?.(record, options, barn) !== false ? (
      <RecordInput key={field.source} field={field} input={field.input} />
    ) : null,
  );
};
