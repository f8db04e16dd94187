import { RowVersion } from '../../../platform/http/rest-query.js';
import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Text } from '../../../platform/http/fields.js';
import { recordReply } from '../../../platform/records/record-classes.js';
import { account } from '../records/account.js';
import { student } from '../records/student.js';

export class AccountMemberReply {
  @Id() id: string;
  @Id() person_id: string;
  @Id() student_id: string;
  @Text() person_name: string;
  @Flag() is_active: number;
}

export class FamilyMemberReply extends AccountMemberReply {
  @Text() first_name: string;
  @Text() last_name: string;
  @Id({ nullable: true, description: 'The missed lesson student of the next makeup to use' }) makeup_lesson_id:
    | string
    | null;
  @Text({ nullable: true }) level: string | null;
  @RowVersion() version: number;
}

const { last_name: _, ...listedAccount } = account.fields;
export class AccountReply extends recordReply({ fields: listedAccount }) {
  @Id() person_id: string;
  @Id({ nullable: true, description: 'Present when the holder may sign in' }) user_id: string | null;
  @ApiProperty({ type: AccountMemberReply, isArray: true }) members: AccountMemberReply[];
}

export class AccountsReply {
  @ApiProperty({ type: AccountReply, isArray: true }) accounts: AccountReply[];
}

const { person_name, level, account_person_id, photo_consent, is_active } = student.fields;
const listedStudent = { person_name, level, account_person_id, photo_consent, is_active };
export class StudentReply extends recordReply({ fields: listedStudent }) {
  @Id() student_id: string;
  @Id() person_id: string;
}

export class StudentsReply {
  @ApiProperty({ type: StudentReply, isArray: true }) students: StudentReply[];
}

export class CurrentClientReply {
  @Id() id: string;
  @Id() person_id: string;
  @Id({ nullable: true }) student_id: string | null;
  @Text() person_name: string;
  @Flag() is_student: number;
}

export class AccountHolderReply {
  @Id() id: string;
  @Id() person_id: string;
  @Id() billing_person_id: string;
  @Text() person_name: string;
  @Text() first_name: string;
  @Text() last_name: string;
  @Id({ nullable: true, description: 'Present when the holder may sign in' }) user_id: string | null;
  @Id({ nullable: true, description: 'Of that login' }) role_id: string | null;
  @Flag({ description: 'Is staff as well' }) is_instructor: number;
  @Text({ nullable: true }) contact_email: string | null;
  @Text({ nullable: true }) contact_mobile: string | null;
  @Text({ nullable: true }) contact_homephone: string | null;
  @Text({ nullable: true }) address_street: string | null;
  @Text({ nullable: true }) address_line2: string | null;
  @Text({ nullable: true }) address_postcode: string | null;
  @Text({ nullable: true }) address_town: string | null;
  @Text({ nullable: true }) address_region: string | null;
  @Text({ nullable: true, description: 'Null: the barn’s own' }) address_country: string | null;
  @Flag() is_active: number;
  @RowVersion() version: number;
}

export class UserClientsReply {
  @ApiProperty({ type: CurrentClientReply }) currentClient: CurrentClientReply;
  @ApiProperty({ type: FamilyMemberReply, isArray: true }) members: FamilyMemberReply[];
  @ApiProperty({ type: AccountHolderReply, nullable: true }) account: AccountHolderReply | null;
}

export class LinkReply {
  @Text() label: string;
  @Id() value: string;
}

export class LinksReply {
  @ApiProperty({ type: LinkReply, isArray: true }) currentValue: LinkReply[];
}

export class StudentAddSectionsReply {
  @ApiProperty({ type: LinkReply, isArray: true }) sectionStudentAddArray: LinkReply[];
}

export class LinkedStudentsReply extends LinksReply {
  @ApiProperty({ type: LinkReply, isArray: true, description: 'The same as currentValue' }) list: LinkReply[];
}
