import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text } from '../../../platform/http/fields.js';
import { TimeOffDaysInput } from '../../people/contracts.js';

export class StaffOffQuery extends TimeOffDaysInput {
  @Id({ description: 'The member of the staff, by instructor_id' }) staff_id: string;
}

export class CoverProposalReply {
  @Id({ description: 'By instructor_id' }) staff_id: string;
  @Text() name: string;
  @Count({ description: 'Lessons of the same section in the last year' }) taught_section: number;
  @Count({ description: 'Lessons of the same program in the last year' }) taught_program: number;
  @Count({ description: 'That they teach that day' }) lessons_that_day: number;
}

export class LessonToCoverReply {
  @Id() id: string;
  @Text() name: string;
  @DateOnly() scheduled_date: string;
  @Text() scheduled_starttime: string;
  @Text() scheduled_endtime: string;
  @Flag() is_allday: number;
  @Text({ nullable: true }) location_name: string | null;
  @Count() riders: number;
  @Id({ description: 'Who teaches it and is off, by instructor_id' }) staff_id: string;
  @Text() staff_name: string;
  @ApiProperty({
    type: CoverProposalReply,
    isArray: true,
    description: 'Who is free then: those who teach such lessons first, at most twelve',
  })
  proposals: CoverProposalReply[];
}

export class LessonsToCoverReply {
  @ApiProperty({ type: LessonToCoverReply, isArray: true, description: 'The soonest first, at most 150' })
  lessons: LessonToCoverReply[];
  @Count({ description: 'All of them' }) size: number;
}
