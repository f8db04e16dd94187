import type { ComponentProps, ReactNode } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';
import { DateInput } from './DateInput';
import { RadioInput, SelectInput, TextArea, TextInput, Toggle } from './inputs';
import { Picker } from './Picker';
import { TimeInput } from './TimeInput';

type Bound<Props> = Omit<Props, 'value' | 'checked' | 'chosen' | 'onChange' | 'error'> & {
  /** Where in the form's values it lives: `repeat.every`. */
  readonly source: string;
  readonly onChange?: (value: string) => void;
};

const asIs = <Value,>(value: Value): Value => value;

/** One value of the surrounding react-admin form, with what is wrong with it in words. */
const useBound = <Value,>(source: string, empty: Value, validate?: Validator | Validator[]) => {
  const { field, fieldState } = useInput({ source, parse: asIs, format: asIs, ...(validate && { validate }) });
  const wrong: ReactNode = fieldState.error && <ValidationError error={fieldState.error.message ?? ''} />;
  return {
    value: (field.value ?? empty) as Value,
    error: wrong || undefined,
    set: field.onChange,
    onBlur: field.onBlur,
  };
};

/** The inputs of the lessons' forms, bound to the form. */
export const TextField = ({ source, onChange, ...input }: Bound<ComponentProps<typeof TextInput>>) => {
  const { value, error, set, onBlur } = useBound(source, '');
  const change = (next: string) => {
    set(next);
    onChange?.(next);
  };
  return <TextInput {...input} value={value} error={error} onBlur={onBlur} onChange={change} />;
};

type DateFieldProps = Bound<ComponentProps<typeof DateInput>> & { readonly validate?: Validator[] };

export const DateField = ({ source, validate, onChange, ...input }: DateFieldProps) => {
  const { value, error, set, onBlur } = useBound(source, '', validate);
  const change = (next: string) => {
    set(next);
    onChange?.(next);
  };
  return <DateInput source={source} {...input} value={value} error={error} onBlur={onBlur} onChange={change} />;
};

export const TimeField = ({ source, onChange, ...input }: Bound<ComponentProps<typeof TimeInput>>) => {
  const { value, error, set, onBlur } = useBound(source, '');
  const change = (next: string) => {
    set(next);
    onChange?.(next);
  };
  return <TimeInput source={source} {...input} value={value} error={error} onBlur={onBlur} onChange={change} />;
};

export const SelectField = ({ source, onChange, ...input }: Bound<ComponentProps<typeof SelectInput>>) => {
  const { value, error, set } = useBound(source, '');
  const change = (next: string) => {
    set(next);
    onChange?.(next);
  };
  return <SelectInput {...input} value={value} error={error} onChange={change} />;
};

export const AreaField = ({ source, ...input }: Bound<ComponentProps<typeof TextArea>>) => {
  const { value, error, set } = useBound(source, '');
  return <TextArea {...input} value={value} error={error} onChange={set} />;
};

export const ToggleField = ({ source, ...input }: Bound<ComponentProps<typeof Toggle>>) => {
  const { value, set } = useBound(source, false);
  return <Toggle {...input} checked={value} onChange={set} />;
};

export const RadioField = ({ source, ...input }: Bound<ComponentProps<typeof RadioInput>>) => {
  const { value, set } = useBound(source, '');
  return <RadioInput {...input} value={value} onChange={set} />;
};

export const PickerField = ({ source, ...input }: Bound<ComponentProps<typeof Picker>>) => {
  const { value, error, set } = useBound<readonly string[]>(source, []);
  return <Picker source={source} {...input} chosen={value} error={error} onChange={set} />;
};
