import { post } from '@leadline/api-client';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { AccountSheet } from './account-sheet';
import { nameFields, nameProblems } from './name-fields';

/** The holder's name or a rider's. R156 G11 */
const EditNameSheet = () => {
  const { person = '' } = useParams();
  const { account, riders } = useFamily();
  const rider = riders.find(({ personId }) => personId === person);
  const holder = account?.person_id === person ? account : undefined;
  if (!rider && !holder) return null;
  const names = rider
    ? { firstName: rider.parts.first, lastName: rider.parts.last }
    : { firstName: holder?.first_name ?? '', lastName: holder?.last_name ?? '' };
  return (
    <AccountSheet
      title={t('Edit Name')}
      fields={nameFields(names)}
      problems={nameProblems}
      save={async (values) => {
        const { person: saved } = await post('people/editName', { ...values, person_id: person });
        return t('Saved: {name}', { name: saved.person_name });
      }}
    />
  );
};

export default EditNameSheet;
