import { Count, DateOnly, Id, ListOf, Text } from '../../../platform/http/fields.js';

export class BirthdaysQuery {
  @DateOnly({ optional: true, description: 'Any day of the week; today where it is missing' }) date?: string;
}

export class BirthdayReply {
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @DateOnly({ description: 'The birthday in this week' }) date: string;
  @Count({ description: 'Years that the rider becomes' }) age: number;
}

export class BirthdaysReply {
  @DateOnly() today: string;
  @DateOnly({ description: 'As the barn begins its weeks' }) week_start: string;
  @DateOnly() week_end: string;
  @ListOf(() => BirthdayReply) riders: BirthdayReply[];
}
