import type { Reply } from '@leadline/api-client';
import { StudentDetails } from '../clients/StudentDetails';
import type { ListDescription } from '../list/describe-list';

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
  Details: StudentDetails,
};
