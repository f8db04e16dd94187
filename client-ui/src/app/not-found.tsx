import { t } from '../i18n/t';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { State } from '../ui/state';

const Explanation = () => <p>{t('The address may be mistyped, or the page has moved.')}</p>;

/** Inside a family's pages the bottom bar already leads on; outside, a button does. */
const NotFound = () => {
  const inside = useLocation().pathname.startsWith('/clienthome/');
  if (inside) {
    return (
      <State title={t('There is no page here')}>
        <Explanation />
      </State>
    );
  }
  return (
    <Page title={t('There is no page here')}>
      <Explanation />
      <ButtonLink to="/" look="primary">
        {t('Go to my lessons')}
      </ButtonLink>
    </Page>
  );
};

export default NotFound;
