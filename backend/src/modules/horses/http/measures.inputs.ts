import { CalendarDay, Count, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { CONDITION_SCALE, MEASURED_WEIGHT } from '../domain/condition.js';

const SCORES = CONDITION_SCALE.map(({ score }) => score);

export class HorseMeasuresQuery {
  @Id() horse_id: string;
}

class MeasureInput {
  @Count({
    optional: true,
    clearable: true,
    ...MEASURED_WEIGHT,
    outside: ['Between 50 and 1500', 'Between 50 and 1500'],
    description: 'Kilograms',
  })
  weight?: number | null;
  @OneOf(SCORES, { optional: true, clearable: true, description: 'Body condition score after Henneke' })
  condition?: number | null;
  @Text({ optional: true, nullable: true, max: 500 }) remark?: string | null;
}

export class NoteMeasureInput extends MeasureInput {
  @Id() horse_id: string;
  @CalendarDay({ description: 'Not later than today; one entry a day' }) measured_on: string;
}

export class EditMeasureInput extends MeasureInput {
  @Id() id: string;
  @CalendarDay({ optional: true, description: 'Not later than today; one entry a day' }) measured_on?: string;
}

export class RemoveMeasureInput {
  @Id() id: string;
}
