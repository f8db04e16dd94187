import { BulkActivationQuestion } from '@/features/clients/person/BulkActivationQuestion';
import { NewPersonInputs } from '@/features/clients/person/NewPersonInputs';
import { keys } from '@/data/requests/keys';
import { staffHome } from '@/data/addresses/staff-home-address';
import { listOf } from '@/ui/list/described';
import { ColourSwatch } from './ColourSwatch';
import { StaffRowActivation } from './StaffActivation';
import type { StaffRow } from './staff-row';

export const staff = listOf<StaffRow>('staff', {
  parts: { color_id: { Cell: ColourSwatch } },
  filters: [
    {
      source: 'has_login',
      label: 'Login',
      choices: [
        { id: '1', name: 'Yes' },
        { id: '0', name: 'No' },
      ],
    },
  ],
  searchHint: 'start typing to search for staff',
  words: { add: 'Add New', create: 'Add New Staff Account' },
  home: ({ person_id }) => staffHome(person_id),
  overviews: [
    { to: '/staffweek', label: 'Week', call: 'staff_hours/week' },
    { to: '/stafftimeoff', label: 'Time off', call: 'time_off/lessonsToCover' },
  ],
  Activation: StaffRowActivation,
  BulkActivation: BulkActivationQuestion,
  Inputs: NewPersonInputs,
  shownIn: [keys.staff, keys.lessons],
});
