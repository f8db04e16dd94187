import type { Reply } from '@leadline/api-client';
import { clientHome } from '@/data/addresses/client-home-address';
import { BulkActivationQuestion } from '../person/BulkActivationQuestion';
import { PersonActivationButton } from '../person/PersonActivationButton';
import { NewStudentInputs } from '../person/NewPersonInputs';
import type { ListDescription } from '@/ui/list/describe-list';

export const students: ListDescription<Reply<'rest/students'>[number]> = {
  resource: 'students',
  title: 'Students',
  noun: ['student', 'students'],
  searchHint: 'start typing to search for a student',
  name: 'person_name',
  fields: [
    { source: 'person_name', label: 'Name' },
    { source: 'level', label: 'Level', phone: true },
    { source: 'account_name', label: 'Account holder' },
    { source: 'is_active', label: 'State', type: 'state', sorted: false },
  ],
  words: { add: 'Add New Student', create: 'Add New Student' },
  home: ({ person_id }) => clientHome(person_id),
  Activation: PersonActivationButton,
  BulkActivation: BulkActivationQuestion,
  Inputs: NewStudentInputs,
};
