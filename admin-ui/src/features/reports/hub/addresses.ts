import { reportAddress } from '../catalogue';
import type { ReportGroup, ReportName } from '@/data/requests/report';

/** A report of these days, filtered so that it comes to what a mark says. */
export const reportOf = (group: ReportGroup, report: ReportName, asked: Readonly<Record<string, string | number>>) =>
  `${reportAddress(group, report)}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()}`;

/** Whoever rode: neither cancelled lessons nor cancelled places. */
export const ridden = { active: 'active', student_cancelled: 0 } as const;
