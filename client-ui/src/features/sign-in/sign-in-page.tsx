import { t } from '../../i18n/t';
import { asApiError, readClaims } from '@leadline/api-client';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Field, focusFirstError, Form, secretOf, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { useAuthenticate } from './authenticate';
import { GoOn } from './go-on';
import { LookAround } from './look-around';

/** What is most likely wrong is ready to be typed over; the message is read out by itself. */
const typePasswordAgain = (): void => {
  const field = document.querySelector<HTMLInputElement>('input[name="password"]');
  field?.focus();
  field?.select();
};

const SignInPage = () => {
  const [claims, setClaims] = useState(readClaims);
  const [search] = useSearchParams();
  const signIn = useAuthenticate();
  const [missing, setMissing] = useState<{ readonly email?: string; readonly password?: string }>({});
  if (claims) return <GoOn claims={claims} next={search.get('next')} />;

  const submit = (data: FormData): void => {
    const email = textOf(data, 'email');
    const password = secretOf(data, 'password');
    setMissing({
      email: email ? undefined : t('email required'),
      password: password ? undefined : t('No password provided.'),
    });
    if (!email || !password) return focusFirstError();
    signIn.mutate({ email, password }, { onSuccess: setClaims, onError: typePasswordAgain });
  };
  return (
    <Page title={t('Sign in')}>
      {search.has('next') && !signIn.error && <Notice tone="info">{t('Please sign in to go on.')}</Notice>}
      <Form onSubmit={submit}>
        <Field
          label={t('Email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={missing.email}
        />
        <Field
          label={t('Password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={missing.password}
        />
        {signIn.error && (
          <Notice tone="danger" role="alert">
            {asApiError(signIn.error).message}
          </Notice>
        )}
        <Button type="submit" look="primary" wide busy={signIn.isPending}>
          {signIn.isPending ? t('Signing in…') : t('Sign in')}
        </Button>
      </Form>
      <p>
        <Link className="target" to="/password">
          {t('Change or forgot your password?')}
        </Link>
      </p>
      <LookAround onSignedIn={setClaims} />
    </Page>
  );
};

export default SignInPage;
