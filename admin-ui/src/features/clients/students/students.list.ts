import type { Reply } from '@leadline/api-client';
import { clientHome } from '@/data/addresses/client-home-address';
import { listOf } from '@/ui/list/described';
import { AccountHolderInput } from '../person/AccountHolderInput';
import { BulkActivationQuestion } from '../person/BulkActivationQuestion';
import { PersonActivationButton } from '../person/PersonActivationButton';
import { NewPersonInputs } from '../person/NewPersonInputs';

export const students = listOf<Reply<'rest/students'>[number]>('students', {
  parts: { account_person_id: { Input: AccountHolderInput } },
  words: { add: 'Add New Student', create: 'Add New Student' },
  home: ({ person_id }) => clientHome(person_id),
  Activation: PersonActivationButton,
  BulkActivation: BulkActivationQuestion,
  Inputs: NewPersonInputs,
});
