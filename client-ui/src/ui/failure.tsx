import { t } from '../i18n/t';
import type { ApiError } from '@leadline/api-client';
import { Button, ButtonLink } from './button';
import { State } from './state';

type Props = { readonly error: ApiError; readonly retry: () => void };

const notYours = (status: number): boolean => status === 403 || status === 404;

export const NotYours = () => (
  <State title={t('This is not yours to see')} role="alert">
    <p>{t('It belongs to another family, or it is no longer there.')}</p>
    <ButtonLink to="/clienthome">{t('Go to my lessons')}</ButtonLink>
  </State>
);

export const Failure = ({ error, retry }: Props) => {
  if (notYours(error.status)) return <NotYours />;
  return (
    <State title={error.status === 0 ? t('No connection') : t('That did not work')} role="alert">
      <p>{error.message}</p>
      <Button onClick={retry}>{t('Try again')}</Button>
    </State>
  );
};
