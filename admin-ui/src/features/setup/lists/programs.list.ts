import type { Reply } from '@leadline/api-client';
import type { RoutedList } from '@/ui/list/describe-list';
import { places } from './places';

export const programs: RoutedList<Reply<'rest/programs'>[number]> = {
  ...places.programs,
  form: { path: 'programform', create: 'add' },
  noun: ['program', 'programs'],
  searchHint: 'start typing to search for a program',
  name: 'program_name',
  history: 'program',
  fields: [
    {
      source: 'program_name',
      label: 'Name',
      input: { required: 'name is required', maxLength: 100 },
    },
    {
      source: 'program_type_name',
      label: 'Program type',
      input: { source: 'program_type_id', among: 'program_type', required: 'program_type is required' },
    },
    { source: 'program_desc', label: 'Description', sorted: false, input: { multiline: true, maxLength: 5000 } },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  words: { add: 'Add program', create: 'Create a new Program', edit: 'Edit Current Program', state: 'Showing' },
};
