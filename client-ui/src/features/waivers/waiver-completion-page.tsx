import { readClaims } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { renewedWaiversQuery } from './waivers';

/** Where the provider leads whoever has signed. What is new there is fetched for the family that is signed in. R194 F04 */
const WaiverCompletionPage = () => {
  const claims = readClaims();
  const familyId = claims?.user_type_code === 'STU' ? claims.user_person_id : undefined;
  useQuery({ ...renewedWaiversQuery(familyId ?? ''), enabled: familyId !== undefined });
  return (
    <Page title="Thank you">
      <p>Your waiver is signed. The barn has it within a few minutes.</p>
      {familyId ? (
        <ButtonLink look="primary" to={`/clienthome/${familyId}/waivers`}>
          See my waivers
        </ButtonLink>
      ) : (
        <p>You may close this page.</p>
      )}
    </Page>
  );
};

export default WaiverCompletionPage;
