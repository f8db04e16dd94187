import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text } from '../../../platform/http/fields.js';
import { CONDITION, MEASURED_WEIGHT } from '../domain/condition.js';

const none = { nullable: true } as const;
const SCORE = { type: Number, minimum: CONDITION.min, maximum: CONDITION.max } as const;

export class HorseMeasureReply {
  @Id() id: string;
  @DateOnly() measured_on: string;
  @Count({ ...none, ...MEASURED_WEIGHT, description: 'Kilograms' }) weight: number | null;
  @Count({ ...none, min: -1500, max: 1500, description: 'Since it was weighed before' }) weight_change: number | null;
  @ApiProperty({ ...SCORE, nullable: true, description: 'In halves' }) condition: number | null;
  @Text({ ...none, max: 100 }) condition_words: string | null;
  @Text({ ...none, max: 500 }) remark: string | null;
}

class ConditionStepReply {
  @ApiProperty(SCORE) score: number;
  @Text({ max: 100 }) words: string;
}

class MeasureWarningsReply {
  @ApiProperty({ type: String, isArray: true, description: 'What to look after, in sentences' }) warnings: string[];
}

export class HorseMeasuresReply extends MeasureWarningsReply {
  @ApiProperty({ type: HorseMeasureReply, isArray: true, description: 'The latest first' })
  measures: HorseMeasureReply[];
  @Flag({ description: 'There are older ones' }) is_cut: number;
  @ApiProperty({ type: ConditionStepReply, isArray: true, description: 'What the scores mean' })
  scale: ConditionStepReply[];
}

export class MeasureNotedReply extends MeasureWarningsReply {
  @Id({ description: 'Of what was noted' }) id: string;
}

export class MeasureRemovedReply {
  @Flag({ description: 'It was still there' }) removed: number;
}
