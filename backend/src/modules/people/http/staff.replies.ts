import { ApiProperty, PickType } from '@nestjs/swagger';
import { Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { RowVersion } from '../../../platform/http/rest-query.js';
import { recordReply } from '../../../platform/records/record-classes.js';
import { staff } from '../records/staff.js';
import { AccountHolderReply } from './people.replies.js';

const NULLABLE = { nullable: true } as const;

/** `id` and `instructor_id` are the same. */
export class StaffOptionReply {
  @Id() id: string;
  @Id() instructor_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @Id(NULLABLE) color_id: string | null;
  @Text(NULLABLE) color_code: string | null;
  @Flag() is_active: number;
}

const { has_login: _, ...known } = staff.fields;
/** Of others, staff who are no administrators see what an option shows. */
export class StaffReply extends recordReply({ fields: known }) {
  @Id() instructor_id: string;
  @Id() person_id: string;
  @Text(NULLABLE) color_code: string | null;
  @Id({ ...NULLABLE, description: 'Present when there is a login' }) user_id: string | null;
}

export class RestStaffReply extends StaffReply {
  @Flag() has_login: number;
  @RowVersion() version: number;
}

/** Nothing of it is refused; staff decide. */
export class StaffWarningReply {
  @OneOf(['colour_taken', 'name_doubled', 'still_named']) code: string;
  @Text() message: string;
}

export class StaffListReply {
  @ApiProperty({ type: StaffReply, isArray: true }) data: StaffReply[];
}

export class StaffOptionsReply {
  @ApiProperty({ type: StaffOptionReply, isArray: true }) options: StaffOptionReply[];
}

/** The person behind the staff record, as an account holder is shown; most staff have no account. A15 */
export class StaffAccountReply extends PickType(AccountHolderReply, [
  'id',
  'person_id',
  'person_name',
  'first_name',
  'user_id',
  'role_id',
  'is_instructor',
  'contact_email',
  'contact_mobile',
  'contact_homephone',
  'is_active',
]) {
  @Text() last_name: string;
  @Id({ nullable: true }) billing_person_id: string | null;
}

export class StaffPersonReply {
  @ApiProperty({ type: RestStaffReply }) staff: RestStaffReply;
  @ApiProperty({ type: StaffAccountReply }) accountHolder: StaffAccountReply;
  @Text({
    nullable: true,
    description: 'For administrators: the coming lessons and active sections that name them, in words',
  })
  stillNamed: string | null;
}

export class SavedStaffReply {
  @ApiProperty({ type: RestStaffReply }) staff: RestStaffReply;
  @ApiProperty({ type: StaffWarningReply, isArray: true }) warnings: StaffWarningReply[];
}

export class SavedColourReply {
  @Id({ description: 'The member of the staff' }) id: string;
  @Id(NULLABLE) color_id: string | null;
  @Text(NULLABLE) color_code: string | null;
  @Text(NULLABLE) color_name: string | null;
  @ApiProperty({ type: StaffWarningReply, isArray: true }) warnings: StaffWarningReply[];
}

export class SavedRestStaffReply extends RestStaffReply {
  @ApiProperty({ type: StaffWarningReply, isArray: true }) warnings: StaffWarningReply[];
}

/** A group is a role: staff who may do the same. */
export class StaffGroupReply {
  @Id() id: string;
  @Text() name: string;
}

export class StaffGroupsReply {
  @ApiProperty({ type: StaffGroupReply, isArray: true }) options: StaffGroupReply[];
}

export class GroupMemberReply extends StaffOptionReply {
  @Id() group_id: string;
}

export class StaffOfGroupReply {
  @ApiProperty({ type: GroupMemberReply, isArray: true }) staff: GroupMemberReply[];
}
