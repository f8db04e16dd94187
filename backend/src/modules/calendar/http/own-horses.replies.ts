import { DateOnly, Id, ListOf, Text, TimeOfDay } from '../../../platform/http/fields.js';

const NULLABLE = { nullable: true } as const;

export class OwnHorseLessonReply {
  @DateOnly() date: string;
  @TimeOfDay() start_time: string;
  @TimeOfDay() end_time: string;
  @Text() title: string;
  @Text({ ...NULLABLE, description: 'First name of the family’s rider; null where somebody else rides, or nobody yet' })
  rider_name: string | null;
}

export class OwnHorseReply {
  @Id() id: string;
  @Text() name: string;
  @Id({ ...NULLABLE, description: 'The newest photo, for `horses/file/{id}`' }) photo_id: string | null;
  @ListOf(() => OwnHorseLessonReply, { description: 'Of this week' }) lessons: OwnHorseLessonReply[];
}

export class OwnHorsesReply {
  @DateOnly({ description: 'As the barn begins its weeks' }) week_start: string;
  @DateOnly() week_end: string;
  @ListOf(() => OwnHorseReply) horses: OwnHorseReply[];
}
