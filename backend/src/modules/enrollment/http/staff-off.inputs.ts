import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, ListOf, OneOf, Text } from '../../../platform/http/fields.js';
import { TIME_OFF_STATES, TimeOffDaysInput, type TimeOffState } from '../../people/contracts.js';
import { WarningReply } from './warning-reply.js';

export class LessonHandoverInput {
  @Id() lesson_id: string;
  @Id({
    optional: true,
    clearable: true,
    description: 'Who teaches it now, by instructor_id, or nobody; with another by then it is left',
  })
  seen_staff_id?: string | null;
  @Id({ optional: true, clearable: true, description: 'Who teaches it instead; nobody for now without' })
  staff_id?: string | null;
}

/** As many as the preview names at once. */
const HANDOVERS = { max: 150, optional: true, description: 'Lessons not named here stay as they are' } as const;
const NOTIFY = {
  optional: true,
  description: 'Whether families and staff are told of lessons that change; the barn’s setting without',
};

export class HandOverLessonsInput {
  @ListOf(() => LessonHandoverInput, HANDOVERS) handovers?: LessonHandoverInput[];
  @Flag(NOTIFY) notify?: number;
}

export class SettleTimeOffInput extends HandOverLessonsInput {
  @Id() time_off_id: string;
  @OneOf(TIME_OFF_STATES, { description: '`asked` takes an answer back' }) state: TimeOffState;
  @OneOf(TIME_OFF_STATES, { description: 'The state that was on screen; another by then is 409' })
  seen_state: TimeOffState;
  @Text({ optional: true, nullable: true, max: 500, description: 'Words to whoever asked' }) answer?: string | null;
}

export class NoteTimeOffInput extends TimeOffDaysInput {
  @Id({ description: 'The member of the staff, by instructor_id' }) staff_id: string;
  @Text({ optional: true, nullable: true, max: 300, description: 'Administrators and whoever it is read it' })
  reason?: string | null;
  @ListOf(() => LessonHandoverInput, HANDOVERS) handovers?: LessonHandoverInput[];
  @Flag(NOTIFY) notify?: number;
}

export class LessonHandoverReply {
  @Id() lesson_id: string;
  @Id({ nullable: true }) seen_staff_id: string | null;
  @Id({ nullable: true }) staff_id: string | null;
}

export class StaffOffReply {
  @Id({ nullable: true, description: 'Null where lessons alone were handed over' }) time_off_id: string | null;
  @ApiProperty({
    type: LessonHandoverReply,
    isArray: true,
    description: 'Sent the other way round they are taken back',
  })
  handed_over: LessonHandoverReply[];
  @ApiProperty({
    type: LessonHandoverReply,
    isArray: true,
    description: 'Left as they are: somebody else teaches them by now, or they are cancelled, over or gone',
  })
  left: LessonHandoverReply[];
  @ApiProperty({ type: WarningReply, isArray: true, description: 'Of those who take over' }) warnings: WarningReply[];
}
