import { ApiProperty } from '@nestjs/swagger';
import { Count, Id, OneOf, Text } from '../../../platform/http/fields.js';
import type { ChangeKind } from '../domain/describe-change.js';

export class ChangedValueReply {
  @Text({ description: 'By name, as in `fields`' }) field: string;
  @Text({ nullable: true, description: 'Before; null where nothing was filled in' }) was: string | null;
  @Text({ nullable: true, description: 'Since then' }) became: string | null;
  @Text({ nullable: true, description: 'Before, as it is kept: what it refers to by its id' }) was_kept: string | null;
  @Text({ nullable: true, description: 'Since then, as it is kept' }) became_kept: string | null;
}

export class RecordChangeReply {
  @Count({ description: 'In the log of the barn' }) position: number;
  @OneOf(['added', 'edited', 'activated', 'inactivated', 'other']) change: ChangeKind;
  @ApiProperty({ type: String, isArray: true, description: 'What was edited, by name' }) fields: string[];
  @ApiProperty({
    type: ChangedValueReply,
    isArray: true,
    description: 'What was edited, from what to what; none of changes that were made before values were kept',
  })
  values: ChangedValueReply[];
  @Text({ description: 'What has happened, in a sentence' }) what: string;
  @ApiProperty({ type: String, isArray: true, description: 'What somebody went on in spite of, one sentence each' })
  details: string[];
  @Text({ nullable: true, description: 'Why, in their own words' }) reason: string | null;
  @Text({ description: 'An instant, in UTC' }) changed_at: string;
  @Id({ nullable: true }) person_id: string | null;
  @Text({ nullable: true, description: 'Who did it; null where the product did, or the platform' }) person_name:
    | string
    | null;
  @Text() user_type_code: string;
}

export class RecordHistoryReply {
  @ApiProperty({ type: RecordChangeReply, isArray: true }) changes: RecordChangeReply[];
  @Count({ nullable: true, description: 'For `before`, if there is more' }) next: number | null;
}
