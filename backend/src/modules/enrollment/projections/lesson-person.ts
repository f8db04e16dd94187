import { insert, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type {
  AttendanceMarked,
  HorseAssigned,
  PaidMarked,
  PlaceConfirmed,
  PlaceHandedOver,
  PlaceNotFilled,
  StudentCancelled,
  StudentEnrolled,
  StudentReinstated,
  StudentRemoved,
} from '../events.js';
import { lessonPerson } from '../tables/lesson-person.entity.js';

type Followed =
  | StudentEnrolled
  | StudentRemoved
  | StudentCancelled
  | PlaceNotFilled
  | StudentReinstated
  | AttendanceMarked
  | HorseAssigned
  | PaidMarked
  | PlaceConfirmed
  | PlaceHandedOver;

const counted = (policy: StudentCancelled['data']['policy']) => (policy?.reason ? null : policy);

const underPolicy = (policy: StudentCancelled['data']['policy']) => ({
  cancel_policy_id: policy?.policyId ?? null,
  cancel_policy_version: policy?.version ?? null,
  cancel_fee_minor: policy?.feeMinor ?? null,
  cancel_is_free: policy?.isFree ?? null,
});

const NO_FILLING = { filling: null, awaited_code: null };
const fillingOf = (policy: StudentCancelled['data']['policy']) => ({
  filling: policy?.waits ? 'waiting' : policy?.isFilled ? 'filled' : null,
  awaited_code: policy?.waits?.code ?? null,
});

/** Writes all columns but `package_id` and `returned_to`, which billing's projection writes. */
export const lessonPersonProjection = projection<Followed>('enrollment.lesson_person', [lessonPerson], {
  'enrollment.StudentEnrolled': ({ data, occurredAt }) =>
    insert(lessonPerson, {
      lesson_person_id: data.lessonPersonId,
      lesson_id: data.lessonId,
      student_id: data.studentId,
      horse_id: data.horseId,
      status_code: 'SCH',
      is_cancelled: false,
      cancelled_at: null,
      cancel_unit: null,
      cancel_compensation: null,
      cancel_amount_minor: null,
      ...underPolicy(null),
      ...NO_FILLING,
      package_id: null,
      returned_to: null,
      paid: false,
      confirmed_start: null,
      makeup_of: data.makeup?.makeupOf ?? null,
      enrolled_at: occurredAt.toISOString(),
    }),
  'enrollment.StudentRemoved': ({ data }) => remove(lessonPerson, data.lessonPersonId),
  'enrollment.StudentCancelled': ({ data, occurredAt }) =>
    update(lessonPerson, data.lessonPersonId, {
      status_code: data.code,
      is_cancelled: true,
      cancelled_at: occurredAt.toISOString(),
      cancel_unit: data.unit,
      cancel_compensation: data.compensation,
      cancel_amount_minor: data.amountMinor,
      ...underPolicy(counted(data.policy)),
      ...fillingOf(data.policy),
    }),
  'enrollment.PlaceNotFilled': ({ data }) => update(lessonPerson, data.lessonPersonId, { filling: 'not_filled' }),
  'enrollment.StudentReinstated': ({ data }) =>
    update(lessonPerson, data.lessonPersonId, {
      status_code: data.code,
      is_cancelled: false,
      cancelled_at: null,
      cancel_unit: null,
      cancel_compensation: null,
      cancel_amount_minor: null,
      ...underPolicy(null),
      ...NO_FILLING,
    }),
  'enrollment.AttendanceMarked': ({ data, occurredAt }) =>
    update(lessonPerson, data.lessonPersonId, {
      status_code: data.code,
      is_cancelled: data.isCancelled,
      cancelled_at: data.isCancelled ? occurredAt.toISOString() : null,
      cancel_unit: data.isCancelled ? data.unit : null,
      cancel_compensation: data.isCancelled ? 'none' : null,
      cancel_amount_minor: null,
      ...underPolicy(null),
      ...NO_FILLING,
    }),
  'enrollment.HorseAssigned': ({ data }) => update(lessonPerson, data.lessonPersonId, { horse_id: data.horseId }),
  'enrollment.PaidMarked': ({ data }) => update(lessonPerson, data.lessonPersonId, { paid: data.paid }),
  'enrollment.PlaceConfirmed': ({ data }) =>
    update(lessonPerson, data.lessonPersonId, { confirmed_start: data.startsAt }),
  'enrollment.PlaceHandedOver': ({ data }) => update(lessonPerson, data.lessonPersonId, { student_id: data.studentId }),
});
