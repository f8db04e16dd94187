import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';

/**
 * After a form was refused, by its own look at itself or by the server: the first field concerned takes the focus, and what
 * concerns no field is said. Stands inside every form instead of react-admin's general message.
 */
export const FormRefusals = () => {
  const { submitCount, isSubmitting, errors } = useFormState();
  const notify = useNotify();
  const answered = useRef(0);
  const mark = useRef<HTMLSpanElement>(null);
  const refused = Object.keys(errors).length > 0;
  const whole = errors.root?.['serverError']?.message;
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (!refused) return;
    if (whole) notify(whole, { type: 'error' });
    else mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, refused, whole, notify]);
  return <span ref={mark} hidden />;
};
