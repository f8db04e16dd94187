import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { enterCode, type CartCode } from '../../components/cart';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { lookAtDiscountCode, type Quote } from '../../requests/products';
import { Button } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';

const Entered = ({ code, quote }: { readonly code: CartCode; readonly quote: Quote }) => (
  <div>
    <p role="status">
      {quote.discounts.some(({ is_code }) => is_code === 1)
        ? t('Code: {code}', { code: code.title })
        : t('{code} takes nothing more off these packages.', { code: code.title })}
    </p>
    <Button onClick={() => enterCode(undefined)}>{t('Remove the code')}</Button>
  </div>
);

const Enter = () => {
  const { rider } = useFamily();
  const canAct = useCanAct();
  const [missing, setMissing] = useState(false);
  const look = useMutation({ mutationFn: lookAtDiscountCode, onSuccess: enterCode });
  const submit = (data: FormData): void => {
    const code = textOf(data, 'code');
    setMissing(code === '');
    if (code) look.mutate({ code, billing_person_id: rider.personId });
  };
  const refused = look.error ? asApiError(look.error).message : undefined;
  const error = missing ? t('Enter the code') : refused;
  useEffect(() => {
    if (error) focusFirstError();
  }, [error, look.submittedAt]);
  return (
    <Form onSubmit={submit}>
      <Field
        label={t('Discount code')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={error}
      />
      <Button type="submit" disabled={!canAct} busy={look.isPending}>
        {t('Apply')}
      </Button>
    </Form>
  );
};

type Props = { readonly quote: Quote; readonly code: CartCode | undefined };

/** Where the barn has codes, and as long as one is in the cart. */
export const CodeField = ({ quote, code }: Props) => {
  if (code) return <Entered code={code} quote={quote} />;
  return quote.takes_codes === 1 ? <Enter /> : null;
};
