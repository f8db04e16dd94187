import { count, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

/** A name for what some of the staff may do. Neither name nor description is required. R027 */
export const role = record({
  resource: 'roles',
  one: 'role',
  many: 'roles',
  table: 'role',
  name: 'role_name',
  search: ['role_name'],
  stream: 'role',
  fields: {
    role_name: text({ label: 'Role name', hint: 'Staff are given the role by this name.', max: 100 }),
    description: text({ label: 'Description', hint: 'For whom it is, in a sentence.', max: 1000, lines: true }),
    staff_count: count({
      label: 'Staff',
      about: 'Active logins that have the role',
      min: 0,
      max: 1_000_000,
      derived: true,
    }),
  },
});
