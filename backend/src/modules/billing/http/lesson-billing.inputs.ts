import { Count, DateOnly, Flag, Id, Ids, Money } from '../../../platform/http/fields.js';
import { MOST_LESSONS } from '../domain/lesson-billing.js';

export class UnbilledQuery {
  @DateOnly({ description: 'First day' }) date1: string;
  @DateOnly({ description: 'Last day; of lessons that are over' }) date2: string;
  @Id({ optional: true, description: 'Of this account alone' }) account_holder_id?: string;
  @Flag({ optional: true, description: '1: also those of which nobody has said who was there' }) unmarked?: number;
}

export class LessonBillingPreviewInput {
  @Ids({ max: MOST_LESSONS, description: 'Places in lessons that nothing covers' }) lesson_person_ids: string[];
}

export class StartLessonBillingInput extends LessonBillingPreviewInput {
  @Flag({ optional: true, description: '1: each invoice goes to its account by mail, with a PDF' }) send_mails?: number;
  @Count({ optional: true, description: 'As the preview said; refused if it is another number by now' })
  seen_lessons?: number;
  @Money({ optional: true, description: 'As the preview said; refused if it is another sum by now' })
  seen_total?: number;
}

export class LessonBillingQuery {
  @Id({ description: 'The run' }) id: string;
}
