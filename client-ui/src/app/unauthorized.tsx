import { t } from '../i18n/t';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';

const Unauthorized = () => (
  <Page title={t('Unauthorized')}>
    <p>{t('This barn has no public page at this address.')}</p>
    <ButtonLink to="/login">{t('Sign in')}</ButtonLink>
  </Page>
);

export default Unauthorized;
