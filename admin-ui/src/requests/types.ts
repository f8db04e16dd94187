/** Rows as they travel; the names are those of the wire. Yes and no are 1 and 0. */
export type Flag = 0 | 1;

export type Lesson = {
  readonly id: string;
  readonly version?: number;
  readonly title: string | null;
  readonly lesson_name: string | null;
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_end_date: string;
  readonly scheduled_endtime: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly duration: number;
  readonly is_allday: Flag;
  readonly is_recuring: Flag;
  readonly repeatDesc: string | null;
  readonly lesson_date_time_series_id: string | null;
  readonly section_id: string | null;
  readonly section_name: string | null;
  readonly program_id: string | null;
  readonly program_name: string | null;
  readonly program_type_id: string | null;
  readonly location_id: string | null;
  readonly location_name: string | null;
  readonly instructor_id: string | null;
  readonly instructor_name: string | null;
  readonly color_code: string | null;
  readonly lesson_notes: string | null;
  readonly lesson_is_cancelled: Flag;
  readonly lesson_status_code: string | null;
  readonly barn_cancel_makeup_action: string | null;
  readonly barn_cancel_reason: string | null;
  readonly max_enrollment: number | null;
  readonly cnt: number;
  readonly available: number | null;
  readonly studentString: string | null;
  readonly horseString: string | null;
};

export type LessonStudent = {
  readonly id: string;
  readonly lesson_date_time_id: string;
  readonly student_id: string;
  readonly person_id: string;
  readonly name: string;
  readonly horse_id: string | null;
  readonly assigned_to: string | null;
  readonly item_id: string | null;
  readonly product_name: string | null;
  readonly enrollment_status_code: string | null;
  readonly enrollment_status_name: string | null;
  readonly paid: Flag;
  readonly student_is_cancelled: Flag;
  readonly makeup_lesson_id: string | null;
  readonly cancellation_note: string | null;
};

export type LessonHorse = {
  readonly id: string;
  readonly lesson_date_time_id: string;
  readonly horse_id: string;
  readonly name: string;
  readonly tack_id: string | null;
  readonly tack_name: string | null;
};

export type LessonTask = {
  readonly id: string;
  readonly lesson_date_time_id: string;
  readonly task_id: string;
  readonly task_name: string;
  readonly instructor_id: string;
  readonly instructor_name: string;
};

export type PackageLeft = {
  readonly item_id: string;
  readonly student_id: string;
  readonly product_name: string;
  readonly remain: number;
  readonly package_expiry_date: string | null;
};

export type Warning = { readonly code: string; readonly message: string; readonly lesson_date_time_id: string };

export type Lessons = {
  readonly lessons: readonly Lesson[];
  readonly LessonStudents: readonly LessonStudent[];
  readonly LessonHorses: readonly LessonHorse[];
  readonly tasks: readonly LessonTask[];
  readonly packages?: readonly PackageLeft[];
  readonly warnings?: readonly Warning[];
};

export type Option = { readonly id: string; readonly name: string };
