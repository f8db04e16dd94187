import type { Access } from '@/data/providers/use-access';
import type { ReportGroup, ReportName } from '@/data/requests/report';

export type GroupOfReports = {
  readonly group: ReportGroup;
  readonly label: string;
  /** The question that it answers. */
  readonly says: string;
  readonly reports: readonly ReportName[];
  /** Asked of the lessons of some days, filtered like a calendar. */
  readonly ofLessons: boolean;
  readonly hasDays: boolean;
  readonly hasContact?: true;
  /** The barn's money, as its payments are. */
  readonly forAdministrators?: true;
};

export const reportLabels: Readonly<Record<ReportName, string>> = {
  program: 'By program',
  section: 'By section',
  programsection: 'By program and section',
  total: 'Total',
  day: 'By day',
  closings: 'Closings',
  expiring: 'Expiring',
  detail: 'Detail',
  daily: 'Each day',
  age: 'By age',
};

const five: readonly ReportName[] = ['program', 'section', 'programsection', 'total', 'detail'];
const lessons = { ofLessons: true, hasDays: true };

/** R189 R232 */
export const groups: readonly GroupOfReports[] = [
  {
    group: 'student',
    label: 'Student (enrollment)',
    says: 'Who was in which lesson, and how many came?',
    reports: five,
    hasContact: true,
    ...lessons,
  },
  {
    group: 'horse',
    label: 'Horse (workload)',
    says: 'How much did each horse go, in what, and with whom?',
    reports: five,
    ...lessons,
  },
  {
    group: 'lessonStaff',
    label: 'Staff by lesson',
    says: 'How many lessons and hours did each of the staff teach?',
    reports: five,
    ...lessons,
  },
  {
    group: 'studentStaff',
    label: 'Staff by student',
    says: 'Who taught whom, and how often?',
    reports: five,
    ...lessons,
  },
  {
    group: 'extraStaff',
    label: 'Extra Staff',
    says: 'Who helped in which lesson, with what?',
    reports: ['detail'],
    ...lessons,
  },
  {
    group: 'lessons',
    label: 'Lessons',
    says: 'Which lessons were there, and how full were they?',
    reports: ['detail'],
    ...lessons,
  },
  {
    group: 'owing',
    label: 'Owing',
    says: 'Who owes the barn, how much, and since when?',
    reports: ['total', 'detail'],
    ofLessons: false,
    hasDays: false,
    hasContact: true,
  },
  {
    group: 'takings',
    label: 'Takings',
    says: 'What came in, by which method, and what was given back?',
    reports: ['total', 'day', 'program', 'closings', 'detail'],
    ofLessons: false,
    hasDays: true,
    forAdministrators: true,
  },
  {
    group: 'packages',
    label: 'Packages',
    says: 'Which packages were sold, what is left of them, and which expire soon?',
    reports: ['total', 'expiring', 'detail'],
    ofLessons: false,
    hasDays: true,
    forAdministrators: true,
  },
  {
    group: 'unused',
    label: 'Unused lessons',
    says: 'What have families paid for and not ridden yet?',
    reports: ['total', 'detail'],
    ofLessons: false,
    hasDays: false,
    forAdministrators: true,
  },
  {
    group: 'tax',
    label: 'Tax by rate',
    says: 'How much of the takings is tax, at which rate?',
    reports: ['total'],
    ofLessons: false,
    hasDays: true,
    forAdministrators: true,
  },
  {
    group: 'email',
    label: 'Email',
    says: 'Which mails went out, and which did not arrive?',
    reports: ['detail'],
    ofLessons: false,
    hasDays: true,
  },
];

/** Whether whoever is signed in may read it. */
export const isOpen = ({ forAdministrators }: GroupOfReports, { canCall }: Pick<Access, 'canCall'>): boolean =>
  canCall('reports/{group}') && (!forAdministrators || canCall('reports/financial'));

export const groupOf = (group: string | undefined) => groups.find((one) => one.group === group);
export const reportAddress = (group: ReportGroup, report: ReportName) => `/reports/${group}/${report}`;
/** Where a group opens. */
export const groupAddress = ({ group, reports: [first = 'detail'] }: GroupOfReports) => reportAddress(group, first);
