import { useId, type ReactNode } from 'react';

export type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** The label is heard and not seen, where the place says it. */
  readonly quiet?: boolean;
};

type Wiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

/** Label above, hint below, error below in words; the input inside is wired to all three. */
export const Field = ({
  label,
  hint,
  error,
  required,
  quiet,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
        {required && <span className="muted"> (required)</span>}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? `${id}-words` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {(error ?? hint) && (
        <p id={`${id}-words`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
};
