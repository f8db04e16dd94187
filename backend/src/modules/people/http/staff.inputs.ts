import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { Filter, Flag, Id } from '../../../platform/http/fields.js';
import { changeInput, Input, newInput } from '../../../platform/records/record-classes.js';
import { staff, staffKept, staffNotes } from '../records/staff.js';

export class StaffListQuery {
  @ActiveFilter() is_active?: string | number;
  @ActiveFilter({ description: 'The same as is_active. D18' }) filter?: string | number;
  @Filter({ optional: true, properties: { is_active: { type: 'string' }, search: { type: 'string' } } })
  filters?: { is_active?: unknown; search?: unknown };
}

export class StaffOptionsQuery {
  @Flag({ optional: true, description: '0 also brings the inactive ones; families see the active ones always' })
  active?: number;
}

export class StaffPersonQuery {
  @Id({ description: 'The member of the staff, by person_id' }) person_id: string;
}

export class StaffGroupQuery {
  @Id({ optional: true, description: 'The role; all of them when left out' }) group_id?: string;
}

export class StaffColourInput {
  @Id({ description: 'The member of the staff, by instructor_id' }) id: string;
  @Input(staffKept.color_id) color?: string | null;
}

/** Of each, null clears it. R034 */
export class EditStaffInput extends changeInput({ fields: staffNotes }) {
  @Id({ description: 'The member of the staff, by instructor_id' }) id: string;
  @Input(staffKept.color_id) color?: string | null;
}

export class NewStaffInput extends newInput(staff) {}

export class RestStaffInput extends changeInput(staff) {}
