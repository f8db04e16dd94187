import { FieldFrame, type Framed } from './field-frame';

type Props = Framed & {
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** What stands there while nothing is chosen; without it something always is. */
  readonly empty?: string;
  readonly onChange: (value: string) => void;
};

export const Select = ({ label, value, options, empty, hint, error, onChange }: Props) => (
  <FieldFrame {...{ label, hint, error }}>
    {(framed) => (
      <select {...framed} value={value} onChange={(event) => onChange(event.target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
