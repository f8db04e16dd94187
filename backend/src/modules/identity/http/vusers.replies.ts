import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';

export class LoginReply {
  @Id() user_id: string;
  @Text({ description: 'The address that signs in' }) email: string;
  @OneOf(['ADM', 'INS', 'STU']) type: string;
  @Id({ nullable: true }) role_id: string | null;
  @Text({ nullable: true }) role_name: string | null;
  @Flag({ description: 'Locked where the person is inactive' }) is_active: number;
  @Flag({ description: 'No password has been chosen yet' }) is_invited: number;
  @Flag({ description: 'Is the caller’s own' }) is_own: number;
  @Text({ nullable: true, description: 'When the last link that still works expires' }) invited_until: string | null;
}

export class UserAccountReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @Text({ nullable: true }) contact_email: string | null;
  @Flag() is_active: number;
  @Flag({ description: 'May sign in as INS' }) is_instructor: number;
  @Flag({ description: 'May sign in as STU' }) is_account_holder: number;
  @ApiProperty({ type: LoginReply, nullable: true }) user: LoginReply | null;
}

export class UserIdReply {
  @Id() user_id: string;
}

export class UserRemovedReply {
  @Id({ nullable: true, description: 'Null: there is no login any more' }) user_id: null;
}

export class LoginRoleReply {
  @Id() id: string;
  @Id() role_id: string;
  @Text({ nullable: true }) role_name: string | null;
}

export class UserRoleReply {
  @ApiProperty({ type: LoginRoleReply, nullable: true }) role: LoginRoleReply | null;
}
