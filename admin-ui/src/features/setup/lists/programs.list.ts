import type { Reply } from '@leadline/api-client';
import type { RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { places } from './places';

export const programs: RoutedList<Reply<'rest/programs'>[number]> = {
  ...listOf('programs', {
    form: { path: 'programform', create: 'add' },
    words: { add: 'Add program', create: 'Create a new Program', edit: 'Edit Current Program', state: 'Showing' },
  }),
  ...places.programs,
};
