import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, type FieldError, type FieldErrors } from 'react-hook-form';

type Placed = readonly [path: string, error: FieldError];

const isError = (value: object): value is FieldError => 'type' in value && typeof value.type === 'string';

const placed = (errors: FieldErrors | FieldError, path = ''): Placed[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    return isError(value) ? [[`${path}${name}`, value] as const] : placed(value, `${path}${name}.`);
  });

/** The server's word that no input of this form can show: it would be neither seen nor put right, and holds up the next save. */
const isHomeless = ([, { type, ref }]: Placed) => type === 'server' && !ref;

/**
 * After a form was refused, by its own look at itself or by the server: the first field concerned takes the focus, and what
 * concerns no field is said and forgotten. Stands inside every form instead of react-admin's general message.
 */
export const FormRefusals = () => {
  const { clearErrors, formState } = useFormContext();
  const { submitCount, isSubmitting, errors } = formState;
  const notify = useNotify();
  const answered = useRef(0);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const refusals = placed(errors);
    if (refusals.length === 0) return;
    const homeless = refusals.filter(isHomeless);
    if (homeless.length > 0) {
      clearErrors(homeless.map(([path]) => path));
      notify([...new Set(homeless.map(([, { message }]) => message))].join('\n'), {
        type: 'error',
        autoHideDuration: 5000,
      });
    }
    mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, errors, clearErrors, notify]);
  return <span ref={mark} hidden />;
};
