import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Ids, Text } from '../../../platform/http/fields.js';
import { WarningReply } from '../../enrollment/contracts.js';
import { MOST_LESSONS } from '../../scheduling/contracts.js';

export class PreviewRestoreInput {
  @Ids({ max: MOST_LESSONS, description: 'Deleted events' }) idarray: string[];
}

export class RestoreLessonsInput extends PreviewRestoreInput {
  @Flag({ optional: true, description: 'Tell the people concerned; the barn’s setting where it is missing' })
  sendNotification?: number;
}

export class RiderOfDeletedLessonReply {
  @Id() student_id: string;
  @Text() name: string;
  @Flag({ description: 'Who is not does not come back with it' }) is_active: number;
}

export class DeletedLessonReply {
  @Id() id: string;
  @Text() name: string;
  @DateOnly() scheduled_date: string;
  @Text() scheduled_starttime: string;
  @Text() scheduled_endtime: string;
  @Flag() is_allday: number;
  @Text({ nullable: true }) location_name: string | null;
  @ApiProperty({ format: 'date-time' }) deleted_at: string;
  @Text({ nullable: true, description: 'Null where nobody is known any more' }) deleted_by: string | null;
  @ApiProperty({ type: RiderOfDeletedLessonReply, isArray: true, description: 'Who had a place in it still' })
  riders: RiderOfDeletedLessonReply[];
  @Count({ description: 'Riders who are not shown to the caller' }) other_riders: number;
}

export class DeletedLessonListReply {
  @ApiProperty({ type: DeletedLessonReply, isArray: true, description: 'The latest deletion first, at most 500' })
  lessons: DeletedLessonReply[];
  @Count({ description: 'All of them' }) size: number;
}

export class RestoringPreviewReply {
  @Count() lessons: number;
  @Count({ description: 'Places that riders get back' }) riders: number;
  @Count({ description: 'Places of riders who are not in use any more' }) left_out: number;
  @ApiProperty({ type: WarningReply, isArray: true, description: 'Who or what is wanted elsewhere at that time' })
  warnings: WarningReply[];
}

export class RestoredLessonsReply {
  @ApiProperty({ type: String, isArray: true, format: 'uuid', description: 'The events that are there again' })
  lessonIds: string[];
}
