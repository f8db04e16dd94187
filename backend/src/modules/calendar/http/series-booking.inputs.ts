import { Id, Ids } from '../../../platform/http/fields.js';
import { MOST_DATES } from '../../enrollment/contracts.js';

export class SeriesDatesQuery {
  @Id({ description: 'A lesson of the series: it and those after it' }) lesson_date_time_id: string;
  @Id({ description: 'One of the family’s riders' }) student_id: string;
  @Ids({
    optional: true,
    max: MOST_DATES,
    description: 'As a JSON list, the dates that are wanted; without it, this lesson and what packages pay for',
  })
  chosen?: string[];
}

export class BookDatesInput {
  @Id({ description: 'One of the family’s riders' }) student_id: string;
  @Ids({ max: MOST_DATES, description: 'Lessons of one series: all of them are booked, or none' })
  lesson_date_time_ids: string[];
}
