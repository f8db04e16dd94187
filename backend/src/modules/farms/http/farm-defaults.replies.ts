import { ApiProperty } from '@nestjs/swagger';
import { Id, OneOf, Text } from '../../../platform/http/fields.js';
import { FAMILY_PARTS } from '../../../platform/tenancy/family-part.js';
import { SETTINGS } from '../domain/settings.js';

export class FarmDefaultsReply {
  @Id() farm_id: string;
  @Text() farm_name: string;
  @Text() time_zone: string;
  @ApiProperty({ type: Number, enum: [0, 1] }) is_active: number;
  [setting: string]: string | number | null;
}

for (const { name, kind, options, confidential } of SETTINGS)
  if (!['farm_name', 'time_zone', 'is_active'].includes(name))
    ApiProperty({
      required: !confidential,
      nullable: kind !== 'flag',
      ...(kind === 'flag'
        ? { type: Number, enum: [0, 1] }
        : kind === 'choice'
          ? { type: String, enum: [...(options ?? []), null] }
          : { type: kind === 'count' || kind === 'fraction' ? Number : String }),
    } as object)(FarmDefaultsReply.prototype, name);

export class CurrentUserReply {
  /** Null for the super user, who is nobody of the barn. */
  @Id({ nullable: true }) person_id: string | null;
  @Text() person_name: string;
  @OneOf(['ADM', 'INS', 'STU']) user_type_code: string;
  @Text() username: string;
  @Id({ nullable: true }) role_id: string | null;
  @OneOf(FAMILY_PARTS, { nullable: true, description: 'Of somebody of a family who is not its account holder' })
  family_part: string | null;
  @Text() farm_name: string;
  @Id({ nullable: true }) instructor_id: string | null;
  @Id({ nullable: true }) student_id: string | null;
}

export class FarmReply {
  @ApiProperty({ type: FarmDefaultsReply }) farmDefaults: FarmDefaultsReply;
  @ApiProperty({ type: CurrentUserReply }) currentUser: CurrentUserReply;
}
