import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormRefusals } from './FormRefusals';

type ValuesFormProps<Values extends FieldValues> = {
  readonly values: Values;
  /** What it answers are refusals: field → message, or `root.serverError` for the whole form. */
  readonly onSubmit: (values: Values) => unknown;
  readonly validate?: (values: Values) => Readonly<Record<string, unknown>>;
  readonly className?: string;
  /** Asks before another address is gone to while something is filled in. */
  readonly warns?: boolean;
  readonly children: ReactNode;
};

/** React-admin's form around values that are no record of a list. */
export const ValuesForm = <Values extends FieldValues>({
  values,
  onSubmit,
  validate,
  className,
  warns = false,
  children,
}: ValuesFormProps<Values>) => (
  <Form<FieldValues>
    {...(className && { className })}
    noValidate
    disableInvalidFormNotification
    warnWhenUnsavedChanges={warns}
    defaultValues={values}
    // What a value begins with may arrive after the first letter was typed.
    resetOptions={{ keepDirtyValues: true }}
    onSubmit={(filled: FieldValues) => onSubmit(filled as Values)}
    {...(validate && { validate: (filled: FieldValues) => validate(filled as Values) })}
  >
    <FormRefusals />
    {children}
  </Form>
);
