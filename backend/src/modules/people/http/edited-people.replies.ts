import { RowVersion } from '../../../platform/http/rest-query.js';
import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text } from '../../../platform/http/fields.js';
import { recordReply } from '../../../platform/records/record-classes.js';
import { called, named, person_name } from '../records/person.js';
import { riding } from '../records/student.js';
import { AccountReply, StudentReply } from './people.replies.js';
import { StaffReply } from './staff.replies.js';

export class SavedPersonReply extends recordReply({ fields: { person_name, ...called } }) {
  @Id() person_id: string;
  @RowVersion() version: number;
  @Id({ nullable: true, description: 'The account holder; null for staff' }) billing_person_id: string | null;
  @Flag() is_active: number;
  @Id({ nullable: true, description: 'Set if the person rides' }) student_id: string | null;
  @Id({ nullable: true, description: 'Set if the person is staff' }) instructor_id: string | null;
}

/** Nothing is refused for it: administrators decide. */
export class PersonWarningReply {
  @Text({ description: 'possible_duplicate' }) code: string;
  @Text() message: string;
  @Id({ description: 'Who may be the same person' }) person_id: string;
}

export class SavedAccountReply extends AccountReply {
  @ApiProperty({ type: PersonWarningReply, isArray: true }) warnings: PersonWarningReply[];
}

export class SavedStudentReply extends StudentReply {
  @ApiProperty({ type: PersonWarningReply, isArray: true }) warnings: PersonWarningReply[];
}

export class PersonReply {
  @ApiProperty({ type: SavedPersonReply }) person: SavedPersonReply;
  @ApiProperty({ type: PersonWarningReply, isArray: true }) warnings: PersonWarningReply[];
}

export class NewMemberReply {
  @ApiProperty({ type: SavedPersonReply }) newMember: SavedPersonReply;
  @ApiProperty({ type: PersonWarningReply, isArray: true }) warnings: PersonWarningReply[];
}

export class NewClientReply {
  @ApiProperty({ type: SavedPersonReply }) newClient: SavedPersonReply;
  @ApiProperty({ type: PersonWarningReply, isArray: true }) warnings: PersonWarningReply[];
}

export class ClientReply {
  @ApiProperty({ type: SavedPersonReply }) client: SavedPersonReply;
  @ApiProperty({ type: PersonWarningReply, isArray: true }) warnings: PersonWarningReply[];
}

export class LookalikeReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @Text({ nullable: true }) contact_email: string | null;
  @Text({ nullable: true }) contact_mobile: string | null;
  @Flag() is_active: number;
  @Text({ description: 'The account holder; empty for staff' }) account_name: string;
  @Flag() is_student: number;
  @Flag() is_staff: number;
  @ApiProperty({ enum: ['name', 'email', 'phone'], isArray: true }) matches: ('name' | 'email' | 'phone')[];
}

export class LookalikesReply {
  @ApiProperty({ type: LookalikeReply, isArray: true }) duplicates: LookalikeReply[];
}

export class ChangingPersonReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @Flag() is_student: number;
  @Flag() is_staff: number;
  @Flag({ description: 'Can no longer sign in, or can again' }) has_login: number;
}

/** One of the two lists, as it is now. */
export class ActivationReply {
  @ApiProperty({ type: AccountReply, isArray: true, required: false }) accounts?: AccountReply[];
  @ApiProperty({ type: StaffReply, isArray: true, required: false }) data?: StaffReply[];
}

export class ActivationPreviewReply {
  @ApiProperty({ type: ChangingPersonReply, isArray: true, description: 'Everybody who changes, the person first' })
  people: ChangingPersonReply[];
  @Flag({ description: 'The account holder is somebody else, and inactive' }) holder_inactive: number;
  @Count({ description: 'Places in coming lessons that they keep' }) booked: number;
  @Count({ description: 'Coming lessons that they teach' }) taught: number;
}

export class ActivationsPreviewReply {
  @Count({ description: 'Everybody who changes' }) people: number;
  @Count({ description: 'Those of them whom an account holder takes along' }) along: number;
  @Count({ description: 'Those who can sign in' }) logins: number;
  @Count({ description: 'Those on the staff' }) staff: number;
  @Count({ description: 'Places in coming lessons that they keep' }) booked: number;
  @Count({ description: 'Coming lessons that they teach' }) taught: number;
}

export class ActivationsReply {
  @ApiProperty({ type: String, isArray: true, format: 'uuid', description: 'Everybody who changed' })
  person_ids: string[];
}

/** A rider whom both accounts have. */
export class TwinReply {
  @Id({ description: 'The record that stays' }) student_id: string;
  @Id() merged_student_id: string;
  @Text() person_name: string;
  @DateOnly({ nullable: true }) date_of_birth: string | null;
  @Text({ nullable: true, description: 'Why the two cannot become one; null if they can' }) refused: string | null;
}

export class MergePreviewReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @ApiProperty({ type: String, isArray: true, description: 'Names of those who join' }) riders: string[];
  @Count({ description: 'Payments, invoices and refunds that move' }) payments: number;
  @Flag({ description: 'The holder is inactivated: neither rides nor is staff' }) holder_leaves: number;
  @Flag() has_login: number;
  @ApiProperty({ type: TwinReply, isArray: true, description: 'Riders of both, where account_person_id is given' })
  twins: TwinReply[];
}

export class MergedReply {
  @ApiProperty({ type: AccountReply }) account: AccountReply;
}

export class StudentDetailsReply extends recordReply({ fields: { person_name, ...named, ...riding } }) {
  @Id({ nullable: true, description: 'Of the barn’s levels; then `level` is what it is called' }) level_id:
    | string
    | null;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text({ nullable: true }) general_notes1: string | null;
  @Text({ nullable: true }) general_notes2: string | null;
  @Text({ nullable: true }) general_notes3: string | null;
  @Count({ nullable: true }) year: number | null;
  @Count({ nullable: true }) month: number | null;
  @Count({ nullable: true }) day: number | null;
  @Flag() is_active: number;
  @RowVersion() version: number;
}

export class OneStudentReply {
  @ApiProperty({ type: StudentDetailsReply }) student: StudentDetailsReply;
}
