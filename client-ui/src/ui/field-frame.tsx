import { useId, type AriaAttributes, type ReactNode } from 'react';
import styles from './field.module.css';

/** What stands around an input. */
export type Framed = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
};

type InputProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
  readonly id: string;
  readonly className: string | undefined;
};

type Props = Framed & { readonly children: (input: InputProps) => ReactNode };

/** An input's label, hint and refusal, which it is told to name. */
export const FieldFrame = ({ label, hint, error, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
