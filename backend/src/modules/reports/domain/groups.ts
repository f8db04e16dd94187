/** How the lessons of some days are looked at: one by one, or added up by this. R189 */
export const LESSON_REPORTS = ['program', 'section', 'programsection', 'total', 'detail'] as const;

export type LessonReport = (typeof LESSON_REPORTS)[number];

/** The reports of each group, as their addresses name them. R189 R232 */
export const GROUPS = {
  student: LESSON_REPORTS,
  horse: LESSON_REPORTS,
  lessonStaff: LESSON_REPORTS,
  studentStaff: LESSON_REPORTS,
  extraStaff: ['detail'],
  lessons: ['detail'],
  owing: ['total', 'detail'],
  takings: ['total', 'day', 'closings', 'detail'],
  email: ['detail'],
} as const;

export type Group = keyof typeof GROUPS;
export type ReportName = (typeof GROUPS)[Group][number];

/** Groups that are about now, whatever days are asked for. */
export const TIMELESS: readonly Group[] = ['owing'];

export const isReportOf = (group: Group, report: ReportName) =>
  (GROUPS[group] as readonly ReportName[]).includes(report);
