import type { ReportGroup, ReportName } from '@/data/requests/report';

/** What is drawn above a report's table: its largest rows, or its days one by one; what is owed, by age. */
export type DrawnReport = {
  readonly kind: 'rows' | 'days' | 'ages';
  /** The question that it answers. */
  readonly title: string;
  /** The column that is drawn. */
  readonly measure: string;
  /** The report that is asked for it. */
  readonly report: ReportName;
};

const of: Partial<
  Readonly<Record<ReportGroup, { readonly measure: string; readonly most: string; readonly days: string }>>
> = {
  student: { measure: 'rides', most: 'was ridden most', days: 'How many rides were there each day?' },
  horse: { measure: 'minutes', most: 'went most', days: 'How many hours did horses go each day?' },
  lessonStaff: { measure: 'minutes', most: 'was taught most', days: 'How many hours were taught each day?' },
  studentStaff: { measure: 'rides', most: 'had most riders', days: 'How many riders were taught each day?' },
  lessons: { measure: 'lessons', most: '', days: 'How many lessons were there each day?' },
};

const subjects: Partial<Readonly<Record<ReportGroup, string>>> = {
  horse: 'Which horse',
  lessonStaff: 'Who',
  studentStaff: 'Who',
};

const titleOf = (group: ReportGroup, report: ReportName, most: string): string => {
  if (group === 'student') return report === 'total' ? 'Who rode most?' : `What ${most}?`;
  if (group === 'lessonStaff') return 'Who taught most hours?';
  return `${subjects[group] ?? 'What'} ${most}?`;
};

const rows = (title: string, measure: string, report: ReportName): DrawnReport => ({
  kind: 'rows',
  title,
  measure,
  report,
});
const days = (title: string, measure: string): DrawnReport => ({ kind: 'days', title, measure, report: 'daily' });

/** Nothing where no plot says more than the table. */
export const plotOf = (group: ReportGroup, report: ReportName): DrawnReport | undefined => {
  if (group === 'owing')
    return { kind: 'ages', title: 'How long has it been owed?', measure: 'outstanding', report: 'age' };
  if (group === 'takings') {
    if (report === 'total') return rows('How did most come in?', 'total', report);
    return report === 'program' ? rows('What brought most?', 'total', report) : days('What came in each day?', 'total');
  }
  if (group === 'packages' && report === 'total') return rows('What was sold for most?', 'price', report);
  if (group === 'unused' && report === 'total') return rows('Whose lessons are worth most?', 'worth', report);
  const drawn = of[group];
  if (!drawn) return undefined;
  return report === 'detail'
    ? days(drawn.days, drawn.measure)
    : rows(titleOf(group, report, drawn.most), drawn.measure, report);
};
