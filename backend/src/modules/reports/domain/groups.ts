/** How the lessons of some days are looked at: one by one, or added up by this. R189 */
export const LESSON_REPORTS = ['program', 'section', 'programsection', 'total', 'detail'] as const;

export type LessonReport = (typeof LESSON_REPORTS)[number] | 'daily';

const BY_DAY = [...LESSON_REPORTS, 'daily'] as const;

/** The reports of each group, as their addresses name them; `daily` and `age` are what plots are drawn of. R189 R232 */
export const GROUPS = {
  student: BY_DAY,
  horse: BY_DAY,
  lessonStaff: BY_DAY,
  studentStaff: BY_DAY,
  extraStaff: ['detail'],
  lessons: ['detail', 'daily'],
  owing: ['total', 'detail', 'age'],
  takings: ['total', 'day', 'program', 'closings', 'detail', 'daily'],
  packages: ['total', 'expiring', 'detail'],
  unused: ['total', 'detail'],
  tax: ['total'],
  email: ['detail'],
} as const;

export type Group = keyof typeof GROUPS;
export type ReportName = (typeof GROUPS)[Group][number];

/** Groups that are about now, whatever days are asked for. */
export const TIMELESS: readonly Group[] = ['owing', 'unused'];

/** About the barn’s money, which is the administrators’ to read. */
export const ABOUT_MONEY: readonly Group[] = ['takings', 'packages', 'unused', 'tax'];

export const isReportOf = (group: Group, report: ReportName) =>
  (GROUPS[group] as readonly ReportName[]).includes(report);
