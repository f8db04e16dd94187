import { Id, Ids } from '../../../platform/http/fields.js';
import { ActiveFilter } from '../../../platform/http/active-filter.js';

export class ActiveQuery {
  @ActiveFilter() is_active?: string | number;
}

export class ClientQuery {
  @Id({ optional: true, description: 'The holder or a member; the caller when left out' }) person_id?: string;
}

export class LinkedStudentsQuery {
  @Id({ description: 'The member of the staff, by instructor_id' }) single_id: string;
}

export class LinkStudentsInput extends LinkedStudentsQuery {
  @Ids({ max: 2000, description: 'All students who are to be linked' }) array: string[];
}

export class HorseAccessQuery {
  @Id({ description: 'The student, by student_id' }) single_id: string;
}

export class AllowSectionsInput extends HorseAccessQuery {
  @Ids({ max: 500, description: 'All sections that the family may choose' }) array: string[];
}

export class StudentSectionsQuery {
  @Id() student_id: string;
}

export class AllowHorsesInput extends HorseAccessQuery {
  @Ids({ max: 500, description: 'All horses that the family may name' }) array: string[];
}
