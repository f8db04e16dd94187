import { BulkActivationQuestion } from '@/features/clients/person/BulkActivationQuestion';
import { NameInputs } from '@/features/clients/person/NewPersonInputs';
import type { ListDescription } from '@/ui/list/describe-list';
import { ColourSwatch } from './ColourSwatch';
import { StaffRowActivation } from './StaffActivation';
import type { StaffRow } from './staff-row';
import { staffHome } from '@/data/addresses/staff-home-address';

export const staff: ListDescription<StaffRow> = {
  resource: 'staff',
  title: 'Staff',
  noun: ['staff person', 'staff'],
  searchHint: 'start typing to search for staff',
  name: 'name',
  fields: [
    { source: 'name', label: 'Name' },
    { source: 'color_name', label: 'Colour', Cell: ColourSwatch, phone: true },
    { source: 'contact_email', label: 'Email', type: 'email' },
    { source: 'contact_mobile', label: 'Phone', type: 'phone' },
    { source: 'contact_homephone', label: 'Home phone', type: 'phone', hidden: true },
    { source: 'availability', label: 'Availability' },
    { source: 'general_notes', label: 'General notes' },
    { source: 'has_login', label: 'Login', type: 'flag' },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
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
  words: { add: 'Add New', create: 'Add New Staff Account' },
  home: ({ person_id }) => staffHome(person_id),
  Activation: StaffRowActivation,
  BulkActivation: BulkActivationQuestion,
  Inputs: NameInputs,
};
