import type { StudentDetails } from '@/data/requests/people';
import { keys } from '@/data/requests/keys';
import { listOf } from '@/ui/list/described';
import { BirthInput } from './BirthInput';

/** What is known of a rider, on the rider's own page. */
export const studentForm = listOf<StudentDetails>('students', {
  parts: {
    date_of_birth: { Input: BirthInput },
    // One of the barn's levels is changed by itself, and has a history.
    level: { when: (record) => !record?.level_id },
  },
  shownIn: [keys.lessons],
});
