import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, type FieldProps } from './Field';

type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'id' | 'onChange'> & { readonly onChange: (value: string) => void };

/** The browser's own inputs for text and numbers; days and times have fields of their own, which read the same everywhere. */
export const TextInput = ({ label, hint, error, required, onChange, ...input }: InputProps) => (
  <Field {...{ label, hint, error, required }}>
    {(wiring) => <input className="input" {...input} {...wiring} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

type SelectProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly empty?: string;
};

export const SelectInput = ({ label, hint, error, required, quiet, value, onChange, options, empty }: SelectProps) => (
  <Field {...{ label, hint, error, required, quiet }}>
    {(wiring) => (
      <select className="input" value={value} {...wiring} onChange={(event) => onChange(event.target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

type AreaProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly readOnly?: boolean;
};

export const TextArea = ({ label, hint, error, required, value, onChange, rows = 3, readOnly = false }: AreaProps) => (
  <Field {...{ label, hint, error, required }}>
    {(wiring) => (
      <textarea
        className="input"
        rows={rows}
        value={value}
        readOnly={readOnly}
        {...wiring}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

type ToggleProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
};

export const Toggle = ({ label, checked, onChange, disabled }: ToggleProps) => (
  <label className="choice">
    <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);

type RadioProps = {
  readonly legend: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly id: string; readonly name: string }[];
};

export const RadioInput = ({ legend, value, onChange, options }: RadioProps) => {
  const group = useId();
  return (
    <fieldset className="choices">
      <legend className="field-label">{legend}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className="choice">
          <input type="radio" name={group} checked={value === id} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
};
