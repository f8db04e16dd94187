import type { StaffRow } from '@/features/staff/list/staff-row';

/** A member of the staff as lists and homes are told of her. */
export const aStaff = (own: Partial<StaffRow> = {}): StaffRow => ({
  id: 'i1',
  instructor_id: 'i1',
  person_id: 'p1',
  user_id: null,
  name: 'Maya Reyes',
  first_name: 'Maya',
  last_name: 'Reyes',
  color_id: 'c1',
  color_code: '#1F7A7C',
  color_name: 'Teal',
  contact_email: 'maya@barn.test',
  contact_mobile: '+1 519 555 0100',
  contact_homephone: null,
  availability: 'Mondays',
  general_notes: 'Trained in Vienna',
  general_notes2: null,
  general_notes3: null,
  has_login: 0,
  version: 1,
  is_active: 1,
  ...own,
});
