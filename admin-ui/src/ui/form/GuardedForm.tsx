import { useState } from 'react';
import { Form, useSaveContext, type FormProps } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormGuard } from './FormGuard';
import { FormRefusals } from './FormRefusals';
import type { LooseWords } from './form-guard';

type GuardedFormProps = Pick<
  FormProps<FieldValues>,
  'className' | 'defaultValues' | 'resetOptions' | 'validate' | 'children'
> & {
  /** Answers with what is refused; without it, what stands around the form saves. */
  readonly onSubmit?: (filled: FieldValues) => unknown;
  /** Asks before another address is gone to while something is filled in. */
  readonly watched: boolean;
};

const without = (loose: LooseWords, source: string): LooseWords => {
  const { [source]: _gone, ...rest } = loose;
  return rest;
};

/** React-admin's form as all forms here are: nothing that was typed is dropped unsaid, and a refusal stands at its field. */
export const GuardedForm = ({ onSubmit, watched, children, ...form }: GuardedFormProps) => {
  const { save } = useSaveContext();
  const [loose, setLoose] = useState<LooseWords>({});
  const [tellLoose] = useState(
    () => (source: string, words?: string) =>
      setLoose((before) => (words ? { ...before, [source]: words } : without(before, source))),
  );
  const send = onSubmit ?? save;
  const submit = (filled: FieldValues) => (Object.keys(loose).length > 0 ? loose : send?.(filled));
  return (
    <Form<FieldValues> {...form} noValidate disableInvalidFormNotification onSubmit={submit}>
      <FormGuard {...{ loose, tellLoose, watched }}>
        <FormRefusals />
        {children}
      </FormGuard>
    </Form>
  );
};
