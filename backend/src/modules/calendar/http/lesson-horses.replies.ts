import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../../../platform/http/fields.js';
import { ChangedLessonsReply, LessonTaskReply } from './lessons.replies.js';

export const LAST_HORSE = 'That was the last horse';

export class HorseRemovedReply extends ChangedLessonsReply {
  @OneOf([LAST_HORSE], { nullable: true }) alert: typeof LAST_HORSE | null;
}

export class LessonStaffReply {
  @ApiProperty({ type: LessonTaskReply, isArray: true }) tasks: LessonTaskReply[];
}
