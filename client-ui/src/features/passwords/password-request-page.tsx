import { rich, t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { refusedEmail } from './password-rules';
import { useRequestLink } from './request-link';

const PasswordRequestPage = () => {
  const request = useRequestLink();
  const [refused, setRefused] = useState<string>();
  const submit = (data: FormData): void => {
    const email = textOf(data, 'email');
    const error = refusedEmail(email);
    setRefused(error);
    if (error) return focusFirstError();
    request.mutate(email, { onError: focusFirstError });
  };
  if (request.isSuccess) {
    return (
      <Page title={t('Look into your mail')}>
        <Notice tone="good" role="status">
          {t('A link to change your password has been sent to this email address.')}
        </Notice>
        <p>
          {rich('We sent it to <b>{email}</b>. Nothing there after a few minutes? Look into the spam folder too.', {
            email: request.variables,
            b: (email) => <strong>{email}</strong>,
          })}
        </p>
        <ButtonLink to="/login">{t('Back to sign in')}</ButtonLink>
      </Page>
    );
  }
  const error = refused ?? (request.error ? asApiError(request.error).message : undefined);
  return (
    <Page title={t('Change your password')}>
      <p>{t('Tell us your email address, and we send you a link to choose a new password.')}</p>
      <Form onSubmit={submit}>
        <Field label={t('Email')} name="email" type="email" autoComplete="username" inputMode="email" error={error} />
        <Button type="submit" look="primary" wide busy={request.isPending}>
          {t('Send Request')}
        </Button>
      </Form>
      <ButtonLink look="plain" to="/login">
        {t('Back to sign in')}
      </ButtonLink>
    </Page>
  );
};

export default PasswordRequestPage;
