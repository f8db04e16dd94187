import { post } from '@leadline/api-client';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { AccountSheet } from './account-sheet';
import { nameFields, nameProblems } from './name-fields';

/** Another rider on the own account. R156 G11 */
const AddMemberSheet = () => {
  const { account } = useFamily();
  if (!account) return null;
  const { person_id: accountHolderId, billing_person_id } = account;
  return (
    <AccountSheet
      title={t('Add Member')}
      fields={nameFields({ firstName: '', lastName: account.last_name })}
      problems={nameProblems}
      save={async (values) => {
        const { newMember } = await post('people/addNewDependant', { ...values, accountHolderId, billing_person_id });
        return t('{name} rides on your account now', { name: newMember.person_name });
      }}
    />
  );
};

export default AddMemberSheet;
