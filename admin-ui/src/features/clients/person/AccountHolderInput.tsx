import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, useChoicesContext, useCreate } from 'react-admin';
import type { Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { notChosen, useLooseWords } from '@/ui/form/form-guard';
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

const source = 'account_person_id';

const Holder = () => {
  const { canAct } = useAccess();
  const onCreate = useNewHolder();
  const { selectedChoices = [] } = useChoicesContext<Account>();
  const [typed, setTyped] = useState('');
  useLooseWords(source, typed === selectedChoices[0]?.person_name ? undefined : notChosen(typed));
  return (
    <AutocompleteInput
      label="Account holder"
      optionText="person_name"
      filterToQuery={found}
      clearOnBlur={false}
      // The list would hide what is said below.
      openOnFocus={false}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      helperText="Who pays. Type a new name to add them. Empty: the student has an account of their own."
      {...(canAct('accounts', 'create') && { onCreate, createItemLabel: 'accounts.create_item' })}
    />
  );
};

/** Who pays for a student: somebody on the list, or somebody new by the name that is typed. R156 */
export const AccountHolderInput = () => (
  <ReferenceInput source={source} reference="accounts" sort={{ field: 'person_name', order: 'ASC' }}>
    <Holder />
  </ReferenceInput>
);
