import type { Reply } from '@leadline/api-client';
import { importPage } from '@/data/addresses/import-address';
import { clientHome } from '@/data/addresses/client-home-address';
import type { Field } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { BulkActivationQuestion } from '../person/BulkActivationQuestion';
import { PersonActivationButton } from '../person/PersonActivationButton';
import { NewAccountInputs } from '../person/NewPersonInputs';

type Account = Reply<'rest/accounts'>[number];

const described = listOf<Account>('accounts', {
  importFrom: importPage('people'),
  words: { add: 'Add New Account Holder', create: 'Add New Account Holder' },
  home: ({ person_id }) => clientHome(person_id),
  Activation: PersonActivationButton,
  BulkActivation: BulkActivationQuestion,
  Inputs: NewAccountInputs,
});

const riders: Field<Account> = {
  source: 'members',
  label: 'Riders',
  type: 'number',
  value: ({ members }) => members.filter(({ is_active }) => is_active).length,
};

export const accounts = { ...described, fields: described.fields.toSpliced(-1, 0, riders) };
