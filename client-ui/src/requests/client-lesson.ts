/** One rider's place in one lesson, as the schedule and the history list it. */
export type ClientLesson = {
  readonly id: string;
  readonly lesson_person_id: string;
  readonly lesson_date_time_id: string;
  readonly student_id: string;
  readonly person_name: string;
  readonly title: string;
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_endtime: string;
  readonly duration: number;
  readonly instructor_name: string | null;
  readonly location_name: string | null;
  readonly horse_name: string | null;
  readonly item_id: string | null;
  readonly product_name: string | null;
  readonly enrollment_status_code: string | null;
  readonly enrollment_status_name: string;
  readonly student_is_cancelled: 0 | 1;
  readonly lesson_is_cancelled: 0 | 1;
  readonly cancel_label: string | null;
  readonly cancellation_note: string | null;
  readonly makeup_from_date: string | null;
  readonly lesson_notes: string | null;
  readonly color_code: string | null;
  readonly can_cancel: 0 | 1;
};

export type Makeup = {
  readonly id: string;
  readonly name: string | null;
  readonly scheduled_date: string | null;
  readonly package_start_date: string | null;
  readonly package_expiry_date: string | null;
};

export type LessonPage = {
  readonly data: readonly ClientLesson[];
  readonly size: number;
  readonly makeups: readonly Makeup[];
};

export const isCancelled = (lesson: ClientLesson): boolean => lesson.student_is_cancelled === 1 || lesson.lesson_is_cancelled === 1;
