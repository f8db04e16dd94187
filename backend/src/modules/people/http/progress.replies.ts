import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Ids, OneOf, Text } from '../../../platform/http/fields.js';
import type { Standing } from '../domain/standing.js';
import { RiderLevelQuery } from './rider-levels.replies.js';

const none = { nullable: true } as const;

export class NoteSkillsInput extends RiderLevelQuery {
  @Ids({ max: 200, optional: true, description: 'Skills that the rider has reached' }) reached?: string[];
  @Ids({ max: 200, optional: true, description: 'Skills that the rider has not reached after all' }) not_yet?: string[];
}

export class ReachedSkillReply {
  @Id() skill_id: string;
  @Text() skill_name: string;
  @Text(none) skill_description: string | null;
  @DateOnly({ ...none, description: 'Null: not yet' }) reached_on: string | null;
  @Text({ ...none, description: 'Who noted it' }) noted_by: string | null;
}

export class LevelProgressReply {
  @Id() level_id: string;
  @Text() level_name: string;
  @Text(none) level_description: string | null;
  @OneOf(['behind', 'own', 'next', 'ahead'], { description: 'Next: the one that follows the rider’s own' })
  standing: Standing;
  @Count({ description: 'Of its skills in use, those that are reached' }) reached: number;
  @Count({ description: 'Its skills in use' }) of: number;
  @ApiProperty({
    type: ReachedSkillReply,
    isArray: true,
    description: 'In their order; one out of use where it is reached',
  })
  skills: ReachedSkillReply[];
}

export class RiddenHorseReply {
  @Id() horse_id: string;
  @Text() horse_name: string;
  @Count({ description: 'Lessons that have begun' }) times: number;
  @DateOnly() last_on: string;
}

export class ProgressReply {
  @Id() student_id: string;
  @Flag({ description: '1: every skill of the next level is reached, and nothing is proposed' }) is_ready: number;
  @ApiProperty({
    type: LevelProgressReply,
    isArray: true,
    description: 'From the first to the last; families read of those ahead only where something is reached',
  })
  levels: LevelProgressReply[];
  @ApiProperty({
    type: RiddenHorseReply,
    isArray: true,
    description: 'The most ridden first; none for families where the barn does not show horses',
  })
  horses: RiddenHorseReply[];
}
