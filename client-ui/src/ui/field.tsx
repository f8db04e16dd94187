import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type Framed } from './field-frame';
import styles from './field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & Framed;

export const Field = ({ label, hint, error, ...input }: Props) => (
  <FieldFrame {...{ label, hint, error }}>{(framed) => <input {...input} {...framed} />}</FieldFrame>
);

type FormProps = {
  readonly onSubmit: (data: FormData) => void;
  /** Something is being filled in, by the input's name. */
  readonly onFill?: (name: string) => void;
  readonly children: ReactNode;
};

/** A form whose refusals are shown beside the inputs instead of in the browser's own bubbles. */
export const Form = ({ onSubmit, onFill, children }: FormProps) => (
  <form
    noValidate
    className={styles.form}
    onChange={({ target }) => onFill?.((target as HTMLElement & { name?: string }).name ?? '')}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(new FormData(event.currentTarget));
    }}
  >
    {children}
  </form>
);

/** The first input that was refused gets the focus, as soon as its error stands beside it. */
export const focusFirstError = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]')?.focus(),
  );
};

export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A password is taken as it was typed, spaces included. */
export const secretOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
