import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text } from '../../../platform/http/fields.js';
import { StudentDetailsReply } from './edited-people.replies.js';

/** Of the record that goes. */
export class RiderMergePreviewReply {
  @Id() person_id: string;
  @Id() student_id: string;
  @Text() person_name: string;
  @DateOnly({ nullable: true, description: 'Null: unknown' }) date_of_birth: string | null;
  @Count({ description: 'Places in lessons, cancelled ones too' }) lessons: number;
  @Count({ description: 'Packages, makeups and credits' }) packages: number;
  @Count() notes: number;
  @Flag({ description: 'Can no longer sign in' }) has_login: number;
  @Text({ nullable: true, description: 'Why the two cannot be merged; null if they can' }) refused: string | null;
}

export class RidersMergedReply {
  @ApiProperty({ type: StudentDetailsReply }) student: StudentDetailsReply;
}
