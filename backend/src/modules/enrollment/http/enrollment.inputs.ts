import { Transform } from 'class-transformer';
import { CodeOf, Count, DateOnly, Flag, Id, Ids, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { OverrideReason } from '../../../platform/http/override-reason.js';
import { CANCEL_REASONS } from '../../scheduling/contracts.js';
import type { ChosenDates } from '../domain/issue-dates.js';
import { ATTENDANCE_CODES, BARN_ACTIONS, STATUS_NAMES, STUDENT_ACTIONS, type BarnAction } from '../domain/status.js';

/** Several spellings of one field: the first that is not empty. C17 */
export const firstGiven = (...spellings: readonly (string | undefined)[]) =>
  spellings.find((text) => text !== undefined && text !== '');

/** Sent by screens but known better by the server: accepted and ignored. */
const IGNORED = { optional: true, description: 'Not used: the server knows it' } as const;

class IgnoredFields {
  @Text(IGNORED) scheduled_date?: string;
  @Text(IGNORED) person_id?: string;
  @Text(IGNORED) instructor_id?: string;
}

export class EnrolInput {
  @Id() student_id: string;
  @Id() lesson_date_time_id: string;
  @Flag({ optional: true, description: 'The later lessons of the series, too' }) applyToFuture?: number;
  @OverrideReason() override_reason?: string;
}

export class BookInput extends IgnoredFields {
  @Id({ optional: true, message: 'lesson_date_time_id must be an id', description: 'The lesson' })
  lesson_date_time_id?: string;
  @Id({ optional: true, description: 'The lesson, in its other spelling' }) id?: string;
  @Id() student_id: string;
  @Flag({ optional: true }) use_makeup?: number;
  @Id({ optional: true, description: 'Which makeup: the missed lesson student it was issued for, or its item' })
  makeup_lesson_id?: string;
  @Flag({ optional: true, description: '0 lets a full lesson stop staff, too; families are always stopped' })
  dont_check_availability?: number;
  @Text({ optional: true, max: 2000, description: 'From the family to the barn, which gets it by mail' }) msg?: string;
  @OverrideReason() override_reason?: string;
  @Text(IGNORED) student_email?: string;
  @Text(IGNORED) account_name?: string;
}

export class PublicBookInput {
  @RequiredText({ max: 64, description: 'The barn’s public address' }) public_id: string;
  @Id({ description: 'The lesson' }) lesson_id: string;
  @Id({ description: 'Who of the family is to ride' }) student_id: string;
}

export class RemoveInput {
  @Id() lesson_person_id: string;
  @Id({ optional: true }) student_id?: string;
  @Flag({ optional: true, description: 'Out of the later lessons of the series, too' }) applyToFuture?: number;
  @Flag({ optional: true, description: 'Tell the family; the barn’s setting where it is missing' })
  sendNotification?: number;
}

const ACTION = { optional: true, description: 'A cancel action; the server decides for families' } as const;

const BY_POLICY = {
  optional: true,
  description:
    'Staff cancel as the barn’s own policy says, for the reason or as the family would; without one as usual',
} as const;

const REASON = { optional: true, description: 'Of the barn; its policy may say what it gives' } as const;

export class PreviewQuery {
  @Id({ description: 'lesson_person_id' }) id: string;
  @Text({ ...ACTION, max: 10 }) newEnrollStatus?: string;
  @Text({ ...ACTION, max: 10 }) enrollment_status_code?: string;
  @Flag(BY_POLICY) by_policy?: number;
  @OneOf(CANCEL_REASONS, REASON) cancelReason?: string;
}

export const datesOf = ({
  purchase_date,
  makeup_start_date,
  expiry_date,
}: Pick<CancelStudentInput, 'purchase_date' | 'makeup_start_date' | 'expiry_date'>): ChosenDates => ({
  purchaseDate: purchase_date,
  makeupStartDate: makeup_start_date,
  expiryDate: expiry_date,
});

export class CancelStudentInput extends IgnoredFields {
  @Text(IGNORED) msg?: string;
  @Id({ description: 'lesson_person_id' }) id: string;
  @Id({ optional: true }) lesson_date_time_id?: string;
  @Text({ ...ACTION, max: 10 }) newEnrollStatus?: string;
  @Text({ ...ACTION, max: 10 }) enrollment_status_code?: string;
  @Text({ optional: true, max: 10, description: 'What a family was shown that it comes to: another by now is refused' })
  seen_status_code?: string;
  @Text({ optional: true, max: 200, description: 'outcome_key of what was shown: another result by now is refused' })
  seen_outcome_key?: string;
  @Flag(BY_POLICY) by_policy?: number;
  @OneOf(CANCEL_REASONS, REASON) cancelReason?: string;
  @Text({ optional: true }) cancel_note?: string;
  @Text({ optional: true }) cancellation_note?: string;
  @DateOnly({ optional: true }) expiry_date?: string;
  @DateOnly({ optional: true }) makeup_start_date?: string;
  @DateOnly({ optional: true }) purchase_date?: string;
  @Flag({ optional: true }) sendNotification?: number;
  @Text({ optional: true }) updated_notification_message?: string;
  @Text(IGNORED) lesson_string?: string;
  @Text(IGNORED) student_name?: string;
  @Text(IGNORED) contact_email?: string;
  @Text(IGNORED) contactEmail?: string;
}

export class LessonPreviewQuery {
  @Id({ optional: true, description: 'The lesson' }) id?: string;
  @Ids({ optional: true, max: 100, description: 'Several lessons, as a JSON list' }) lesson_date_time_ids?: string[];
  @OneOf(BARN_ACTIONS, { optional: true, description: 'What riders get; as the policies or settings say unless told' })
  action?: BarnAction;
  @OneOf(CANCEL_REASONS, REASON) cancelReason?: string;
  @DateOnly({ optional: true }) expiry_date?: string;
  @DateOnly({ optional: true }) makeup_start_date?: string;
  @DateOnly({ optional: true }) purchase_date?: string;
  @Flag({ optional: true, description: 'The later lessons of the series, too' }) applyToFuture?: number;
}

export class DeletionPreviewInput {
  @Id({ optional: true, description: 'The event' }) id?: string;
  @Ids({ optional: true, max: 2000, description: 'Several events' }) idarray?: string[];
  @Flag({ optional: true, description: 'The later events of the series, too' }) applyToFuture?: number;
}

export class AssignHorseInput {
  @Id({ optional: true }) lesson_person_id?: string;
  @Id({ optional: true, description: 'lesson_person_id in its other spelling' }) id?: string;
  @Id({ optional: true, nullable: true, description: 'null takes the horse away' }) horse_id?: string | null;
  @Id({
    optional: true,
    clearable: true,
    description: 'What the screen showed: another horse by now is refused with 412',
  })
  seen_horse_id?: string | null;
  @OverrideReason() override_reason?: string;
}

export class CompleteInput {
  @Id() lesson_date_time_id: string;
  @OneOf(['COM', 'SCH'], { optional: true }) code?: string;
}

const ATTENDANCE_NAMES = Object.fromEntries(
  [...ATTENDANCE_CODES, ...STUDENT_ACTIONS].map((code) => [code, STATUS_NAMES[code]]),
);

export class AttendanceInput {
  @Id({ description: 'lesson_person_id' }) id: string;
  @Transform(({ value }) => (value === '' || value === null ? 'SCH' : value))
  @CodeOf('AttendanceStatus', ATTENDANCE_NAMES)
  enrollment_status_code: string;
  @Text({ optional: true, max: 10, description: 'What the screen showed: another status by now is refused with 412' })
  seen_status_code?: string;
}

export class PaidInput {
  @Id({ optional: true, description: 'lesson_person_id: this student' }) id?: string;
  @Id({ optional: true, description: 'Everybody in this lesson' }) lesson_date_time_id?: string;
  @Flag() paid: number;
}

export class MakeupsQuery {
  @Id() student_id: string;
  @DateOnly({ optional: true, description: 'Day of the lesson to book; today unless told' }) scheduled_date?: string;
}

export class ClientLessonsQuery {
  @Id({ optional: true }) student_id?: string;
  @Id({ optional: true, description: 'Person of the student, or of the account holder for all members' })
  person_id?: string;
  @DateOnly({ optional: true }) today?: string;
  @Count({ optional: true, min: 1, max: 500 }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class AttendanceYearQuery {
  @Id() student_id: string;
}
