import { readClaims } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { renewedWaiversQuery } from './waivers';

/** Where the provider leads whoever has signed. What is new there is fetched for the family that is signed in. R194 F04 */
const WaiverCompletionPage = () => {
  const claims = readClaims();
  const familyId = claims?.user_type_code === 'STU' ? claims.user_person_id : undefined;
  useQuery({ ...renewedWaiversQuery(familyId ?? ''), enabled: familyId !== undefined });
  return (
    <Page title={t('Thank you')}>
      <p>{t('Your waiver is signed. The barn has it within a few minutes.')}</p>
      {familyId ? (
        <ButtonLink look="primary" to={`/clienthome/${familyId}/waivers`}>
          {t('See my waivers')}
        </ButtonLink>
      ) : (
        <p>{t('You may close this page.')}</p>
      )}
    </Page>
  );
};

export default WaiverCompletionPage;
