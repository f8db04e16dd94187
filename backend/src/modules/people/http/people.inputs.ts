import { RowVersion } from '../../../platform/http/rest-query.js';
import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { Count, Filter, Flag, Id, Ids, ListOf, OneOf, Text } from '../../../platform/http/fields.js';
import { changeInput, Input } from '../../../platform/records/record-classes.js';
import { BIRTH_TEXTS, BIRTH_YEARS } from '../domain/date-of-birth.js';
import { PERSON_LIMITS } from '../domain/limits.js';
import { located, named, reached } from '../records/person.js';
import { riding, student } from '../records/student.js';

const { name: NAME, phone: PHONE } = PERSON_LIMITS;
const FirstName = () => Input(named.first_name);
const LastName = () => Input(named.last_name);
const Phone = () => Input({ ...reached.contact_mobile, about: 'Free text; empty removes it' });

const BirthPart = (min: number, max: number, outside: readonly [low: string, high: string]) =>
  Count({ optional: true, clearable: true, min, max, outside, message: outside[0] });

export class ActiveQuery {
  @ActiveFilter() is_active?: string | number;
}

export class ClientQuery {
  @Id({ optional: true, description: 'The holder or a member; the caller when left out' }) person_id?: string;
}

export class StudentQuery {
  @Id() person_id: string;
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

export class EditNameInput {
  @FirstName() firstName: string;
  @LastName() lastName?: string;
  @Id() person_id: string;
  @RowVersion({ optional: true }) version?: number;
}

/** The account is named by either of the two, or by both alike. */
export class AddDependantInput {
  @FirstName() firstName: string;
  @LastName() lastName?: string;
  @Id({ optional: true }) accountHolderId?: string;
  @Id({ optional: true }) billing_person_id?: string;
}

export class CreateBillingPersonInput {
  @FirstName() firstName: string;
  @LastName() lastName?: string;
  @Flag({ optional: true, description: 'Is staff; an account holder only with isStudent' }) isStaff?: number;
  @Flag({ optional: true, description: 'Rides, too' }) isStudent?: number;
}

export class NewAccountInput {
  @FirstName() first_name: string;
  @LastName() last_name?: string;
  @Flag({ optional: true, description: 'Rides, too' }) is_student?: number;
}

export class NewStudentInput {
  @FirstName() first_name: string;
  @LastName() last_name?: string;
  @Input(student.fields.account_person_id) account_person_id?: string | null;
}

export class CreateContactInput {
  @Input(reached.contact_email) email?: string | null;
  @Phone() phone1?: string | null;
  @Phone() phone2?: string | null;
  @Input(located.address_street) address_street?: string | null;
  @Input(located.address_line2) address_line2?: string | null;
  @Input(located.address_postcode) address_postcode?: string | null;
  @Input(located.address_town) address_town?: string | null;
  @Input(located.address_region) address_region?: string | null;
  @Input(located.address_country) address_country?: string | null;
  @Id() person_id: string;
  @RowVersion({ optional: true }) version?: number;
}

/** Whom somebody about to be added may be. */
export class LookalikesQuery {
  @Text({ max: NAME, optional: true }) firstName?: string;
  @Text({ max: NAME, optional: true }) lastName?: string;
  @Text({ max: PERSON_LIMITS.email, optional: true }) email?: string;
  @Text({ max: PHONE, optional: true }) phone1?: string;
  @Text({ max: PHONE, optional: true }) phone2?: string;
  @Id({ optional: true, description: 'The person being edited' }) person_id?: string;
}

const WHATTODO = ['inactivate', 'activate'] as const;

export class PreviewActivationQuery {
  @Id() person_id: string;
  @OneOf(WHATTODO) whattodo: (typeof WHATTODO)[number];
}

export class ActivationsInput {
  @Ids({ description: 'People; an account holder takes all members along' }) person_ids: string[];
  @OneOf(WHATTODO) whattodo: (typeof WHATTODO)[number];
}

export class UpdateActivationsInput extends ActivationsInput {
  @Flag({ optional: true, description: 'Exactly these, to take back what was done: nobody is taken along' })
  alone?: number;
}

/** One of the two. R030 */
export class UpdateIsActiveInput {
  @Id({ optional: true, description: 'By instructor_id or person_id' }) staffId?: string;
  @Id({ optional: true, description: 'By person_id; a member, too' }) accountHolderId?: string;
  @OneOf(WHATTODO) whattodo: (typeof WHATTODO)[number];
  @Filter({ properties: { is_active: { enum: ['1', '0', 'all'] } }, description: 'Of the list answered with' })
  filters?: Record<string, unknown>;
}

export class PreviewMergeQuery {
  @Id({ description: 'The account that is to join another, by its holder' }) merged_id: string;
  @Id({ optional: true, description: 'The account that stays: riders whom both have are told' })
  account_person_id?: string;
}

/** One rider who stands there twice. */
export class MergeRidersInput {
  @Id({ description: 'The record that stays, by student_id' }) student_id: string;
  @Id({ description: 'The record whose lessons, packages and notes join it, by student_id' })
  merged_student_id: string;
}

export class MergeAccountsInput {
  @Id({ description: 'The account that is to join the other, by its holder' }) merged_id: string;
  @Id({ description: 'The account that stays' }) account_person_id: string;
  @ListOf(() => MergeRidersInput, { optional: true, max: 50, description: 'Riders of both, who become one each' })
  riders?: MergeRidersInput[];
}

export class ActivationInput {
  @Flag() is_active: number;
}

/** Empty year, month and day make the date of birth unknown. R160 */
export class UpdateStudentInput extends changeInput({ fields: riding }) {
  @Id({ description: 'The student, by student_id' }) id: string;
  @BirthPart(1, 12, [BIRTH_TEXTS.month, BIRTH_TEXTS.month]) month?: number | null;
  @BirthPart(1, 31, [BIRTH_TEXTS.day, BIRTH_TEXTS.dayTooHigh]) day?: number | null;
  @BirthPart(BIRTH_YEARS.first, BIRTH_YEARS.last, [BIRTH_TEXTS.year, BIRTH_TEXTS.year]) year?: number | null;
}
