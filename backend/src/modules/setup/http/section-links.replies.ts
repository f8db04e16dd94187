import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Text } from '../../../platform/http/fields.js';
import { OptionReply } from './options.replies.js';

export class SectionHorseReply {
  @Id() section_id: string;
  @Id() horse_id: string;
  @Text() horse_name: string;
  @Flag({ description: 'Of the horse' }) is_active: number;
}

export class SectionStudentReply {
  @Id() section_id: string;
  @Id() student_id: string;
  @Text() person_name: string;
  @Text({ nullable: true }) account_name: string | null;
  @Flag({ description: 'Of the student' }) is_active: number;
}

export class SectionHorsesReply {
  @ApiProperty({ type: SectionHorseReply, isArray: true }) list: SectionHorseReply[];
}

export class SectionStudentsReply {
  @ApiProperty({ type: SectionStudentReply, isArray: true }) list: SectionStudentReply[];
}

export class SectionPickListReply {
  @ApiProperty({ type: OptionReply, isArray: true }) list: OptionReply[];
}
