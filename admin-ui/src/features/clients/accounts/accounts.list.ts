import type { Reply } from '@leadline/api-client';
import { importPage } from '@/data/addresses/import-address';
import { clientHome } from '@/data/addresses/client-home-address';
import { BulkActivationQuestion } from '../person/BulkActivationQuestion';
import { PersonActivationButton } from '../person/PersonActivationButton';
import { NewAccountInputs } from '../person/NewPersonInputs';
import type { ListDescription } from '@/ui/list/describe-list';

export const accounts: ListDescription<Reply<'rest/accounts'>[number]> = {
  resource: 'accounts',
  title: 'Account Holders',
  noun: ['account holder', 'account holders'],
  searchHint: 'start typing to search for an account holder',
  name: 'person_name',
  fields: [
    { source: 'person_name', label: 'Name' },
    { source: 'contact_email', label: 'Email', type: 'email' },
    { source: 'contact_mobile', label: 'Mobile', type: 'phone', sorted: false, phone: true },
    { source: 'contact_homephone', label: 'Home phone', type: 'phone', sorted: false },
    {
      source: 'members',
      label: 'Riders',
      type: 'number',
      value: ({ members }) => members.filter(({ is_active }) => is_active).length,
    },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  importFrom: importPage('people'),
  words: { add: 'Add New Account Holder', create: 'Add New Account Holder' },
  home: ({ person_id }) => clientHome(person_id),
  Activation: PersonActivationButton,
  BulkActivation: BulkActivationQuestion,
  Inputs: NewAccountInputs,
};
