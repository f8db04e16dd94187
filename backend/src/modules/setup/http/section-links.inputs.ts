import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { Id } from '../../../platform/http/fields.js';

export class SectionQuery {
  @Id() section_id: string;
}

export class SectionPickListQuery extends SectionQuery {
  @ActiveFilter({ description: 'Opens with the active ones' }) is_active?: string | number;
}

export class SectionHorseInput extends SectionQuery {
  @Id() horse_id: string;
}

export class SectionStudentInput extends SectionQuery {
  @Id({ description: 'By student_id' }) student_id: string;
}
