import { AutocompleteInput, ReferenceInput, useCreate } from 'react-admin';
import type { Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useSay } from '@/ui/use-say';

type Account = Reply<'rest/accounts'>[number];

const found = (q: string) => ({ q, is_active: 1 });

/** The first word is the first name, whatever follows the last. */
const inParts = (typed: string) => {
  const [first_name = '', ...rest] = typed.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
};

/** Makes the account holder whose name was typed, so that a new family needs no form of its own. */
const useNewHolder = () => {
  const [create] = useCreate<Account>();
  const say = useSay();
  return async (typed = '') => {
    try {
      const account = await create('accounts', { data: inParts(typed) }, { returnPromise: true });
      if (account) say.done(`Account holder ${account.person_name} added`);
      return account ?? undefined;
    } catch (refusal) {
      say.refused(refusal);
      return undefined;
    }
  };
};

/** Who pays for a student: somebody on the list, or somebody new by the name that is typed. R156 */
export const AccountHolderInput = () => {
  const { canAct } = useAccess();
  const onCreate = useNewHolder();
  return (
    <ReferenceInput source="account_person_id" reference="accounts" sort={{ field: 'person_name', order: 'ASC' }}>
      <AutocompleteInput
        label="Account holder"
        optionText="person_name"
        filterToQuery={found}
        helperText="Who pays. Type a new name to add them. Empty: the student has an account of their own."
        {...(canAct('accounts', 'create') && { onCreate, createItemLabel: 'accounts.create_item' })}
      />
    </ReferenceInput>
  );
};
