import { Count, DateOnly, Id } from '../../../platform/http/fields.js';

export class StaffLessonsQuery {
  @Id({ description: 'The member of the staff, by instructor_id or person_id' }) staff_id: string;
  @DateOnly({
    optional: true,
    description: 'Where history ends and the schedule begins; the barn’s today when left out',
  })
  today?: string;
  @Count({ optional: true, min: 1, max: 1000 }) limit?: number;
  @Count({ optional: true, description: 'How many to leave out' }) offset?: number;
}
