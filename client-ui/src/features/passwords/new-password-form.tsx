import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Field, focusFirstError, Form, secretOf, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { refusedEmail, refusedPassword } from './password-rules';

export type NewCredentials = { readonly email: string; readonly password: string };

type Props = {
  readonly withEmail: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly save: (credentials: NewCredentials) => void;
};

type Refused = { readonly email?: string; readonly password?: string };

const read = (data: FormData): NewCredentials => ({
  email: textOf(data, 'email'),
  password: secretOf(data, 'password'),
});

export const NewPasswordForm = ({ withEmail, busy, error, save }: Props) => {
  const [refused, setRefused] = useState<Refused>({});
  const submit = (data: FormData): void => {
    const credentials = read(data);
    const found = {
      email: withEmail ? refusedEmail(credentials.email) : undefined,
      password: refusedPassword(credentials.password),
    };
    setRefused(found);
    if (found.email ?? found.password) return focusFirstError();
    save(credentials);
  };
  return (
    <Page title={t('Create New Password')}>
      <Form onSubmit={submit}>
        {withEmail && (
          <Field
            label={t('Email')}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            error={refused.email}
          />
        )}
        <Field
          label={t('Password')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('At least 8 characters, with a letter and a number.')}
          error={refused.password}
        />
        {error && (
          <Notice tone="danger" role="alert">
            {asApiError(error).message} <Link to="/password">{t('Ask for a new link')}</Link>
          </Notice>
        )}
        <Button type="submit" look="primary" wide busy={busy}>
          {t('Save')}
        </Button>
      </Form>
    </Page>
  );
};
