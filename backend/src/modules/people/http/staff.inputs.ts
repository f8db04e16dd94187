import { PartialType } from '@nestjs/swagger';
import { RowVersion } from '../../../platform/http/rest-query.js';
import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { Email, Filter, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';

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

/** Of each, null clears it. R034 */
class StaffDetailsInput {
  @Text({ optional: true, nullable: true }) availability?: string | null;
  @Text({ optional: true, nullable: true }) general_notes?: string | null;
  @Text({ optional: true, nullable: true }) general_notes2?: string | null;
  @Text({ optional: true, nullable: true }) general_notes3?: string | null;
}

export class StaffColourInput {
  @Id({ description: 'The member of the staff, by instructor_id' }) id: string;
  @Id({ optional: true, clearable: true, description: 'One of colors/index; null for none' }) color?: string | null;
}

export class EditStaffInput extends StaffDetailsInput {
  @Id({ description: 'The member of the staff, by instructor_id' }) id: string;
  @Id({ optional: true, clearable: true, description: 'One of colors/index; null for none' }) color?: string | null;
  @RowVersion({ optional: true }) version?: number;
}

export class NewStaffInput extends StaffDetailsInput {
  @RequiredText({ max: 100, message: 'First Name Required' }) first_name: string;
  @Text({ optional: true, max: 100 }) last_name?: string;
  @Email({ optional: true, nullable: true }) contact_email?: string | null;
  @Text({ optional: true, nullable: true, max: 50 }) contact_mobile?: string | null;
  @Text({ optional: true, nullable: true, max: 50 }) contact_homephone?: string | null;
  @Id({ optional: true, clearable: true }) color_id?: string | null;
}

export class RestStaffInput extends PartialType(NewStaffInput, { skipNullProperties: false }) {
  @Flag({ optional: true }) is_active?: number;
  @RowVersion({ optional: true }) version?: number;
}
