import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { GuardedForm } from './GuardedForm';
import { refusedFields } from '@/data/providers/refused-fields';
import { useLeaveAfterSaving } from './use-leave-after-saving';

type ValuesFormProps<Values extends FieldValues> = {
  readonly values: Values;
  /** What the server refuses is thrown; the form shows it. */
  readonly onSubmit: (values: Values) => unknown;
  /** Leaves the form, which is not asked about any more. */
  readonly onSaved?: (() => void) | undefined;
  readonly validate?: (values: Values) => Readonly<Record<string, unknown>>;
  readonly className?: string;
  /** Asks before another address is gone to while something is filled in. */
  readonly warns?: boolean;
  readonly children: ReactNode;
};

/** What a value begins with may arrive after the first letter was typed, or after the first refusal. */
const whatStays = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true };

/** React-admin's form around values that are no record of a list. */
export const ValuesForm = <Values extends FieldValues>({
  values,
  onSubmit,
  onSaved,
  validate,
  className,
  warns = false,
  children,
}: ValuesFormProps<Values>) => {
  const { isSaved, saved } = useLeaveAfterSaving(onSaved);
  const submit = async (filled: FieldValues) => {
    try {
      await onSubmit(filled as Values);
    } catch (error) {
      return refusedFields(error);
    }
    saved();
    return undefined;
  };
  return (
    <GuardedForm
      {...(className && { className })}
      watched={warns && !isSaved}
      defaultValues={values}
      resetOptions={whatStays}
      onSubmit={submit}
      {...(validate && { validate: (filled: FieldValues) => validate(filled as Values) })}
    >
      {children}
    </GuardedForm>
  );
};
