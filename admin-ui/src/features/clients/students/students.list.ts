import type { Reply } from '@leadline/api-client';
import { clientHome } from '@/data/addresses/client-home-address';
import { photoWords } from '@/data/requests/photo-consents';
import { listOf } from '@/ui/list/described';
import { AccountHolderInput } from '../person/AccountHolderInput';
import { BulkActivationQuestion } from '../person/BulkActivationQuestion';
import { PersonActivationButton } from '../person/PersonActivationButton';
import { NewPersonInputs } from '../person/NewPersonInputs';

/** Where the barn asks about pictures. */
export const studentsWithPhotos = listOf<Reply<'rest/students'>[number]>('students', {
  parts: { account_person_id: { Input: AccountHolderInput } },
  words: { add: 'Add New Student', create: 'Add New Student' },
  home: ({ person_id }) => clientHome(person_id),
  Activation: PersonActivationButton,
  BulkActivation: BulkActivationQuestion,
  Inputs: NewPersonInputs,
  filters: [
    {
      source: 'photo_consent',
      label: 'Photo consent',
      choices: Object.entries(photoWords).map(([id, name]) => ({ id, name })),
    },
  ],
});

const { filters: _, ...withoutFilters } = studentsWithPhotos;
export const students = {
  ...withoutFilters,
  fields: studentsWithPhotos.fields.filter(({ source }) => source !== 'photo_consent'),
};
