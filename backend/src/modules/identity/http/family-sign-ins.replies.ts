import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { FAMILY_PARTS } from '../../../platform/tenancy/family-part.js';

export class FamilySignInReply {
  @Id() user_id: string;
  @Id() person_id: string;
  @Text() person_name: string;
  @Text({ nullable: true, description: 'The address that signs in; null for whoever does not keep it' }) email:
    | string
    | null;
  @OneOf(FAMILY_PARTS) part: string;
  @Flag({ description: 'Of a teen: buys for herself' }) may_buy: number;
  @Flag({ description: 'Of a guardian: mails of the family come here, too' }) gets_mails: number;
  @Flag({ description: 'Locked where the person is inactive' }) is_active: number;
  @Flag({ description: 'No password has been chosen yet' }) is_invited: number;
  @Flag({ description: 'Is the caller’s own' }) is_own: number;
  @Text({ nullable: true, description: 'When the last link that still works expires' }) invited_until: string | null;
}

export class FamilySignInsReply {
  @ApiProperty({ type: FamilySignInReply, isArray: true }) sign_ins: FamilySignInReply[];
  @Count({ description: 'So many a family may have besides the account holder' }) most: number;
  @Flag({ description: 'The caller invites, changes and removes' }) can_keep: number;
}
