import { useSearchParams } from 'react-router-dom';
import { enrollmentStatusNames, type EnrollmentStatus } from '@leadline/api-client';
import { toWire } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { useBarn } from '@/data/requests/barn';
import type { AskedReport, ReportName } from '@/data/requests/report';
import { isDay, todayIn } from '@/data/time/day';
import type { GroupOfReports } from './catalogue';
import { ownFilters, ownOnTheWire } from './report-filters';
import { monthOf, type Period } from './period';

export type Sort = { readonly by: string; readonly descending: boolean };

const isStatus = (code: string): code is EnrollmentStatus => Object.hasOwn(enrollmentStatusNames, code);
const sortOf = (text: string | null): Sort | null =>
  text ? { by: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;

/** Period, filters, order and columns live in the address; this month unless it says other days. */
export const useAsked = (of: GroupOfReports, report: ReportName) => {
  const { group, ofLessons, hasDays, hasContact } = of;
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const { filters } = useFilters();
  const month = monthOf(todayIn(time_zone));
  const [from, to] = [params.get('from'), params.get('to')];
  const period: Period = { from: isDay(from) ? from : month.from, to: isDay(to) ? to : month.to };
  const set = (values: Readonly<Record<string, string>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const status = params.get('attendance') ?? '';
  const own = ownFilters(of, params);
  const contact = hasContact === true && params.get('contact') === '1';
  const sort = sortOf(params.get('sort'));
  const asked: AskedReport = {
    group,
    report,
    ...(hasDays && { date1: period.from, date2: period.to }),
    ...(ofLessons && {
      filters: { ...toWire(filters), ...(isStatus(status) && { status_code: status }), ...ownOnTheWire(own) },
    }),
    ...(!ofLessons && Object.keys(own).length > 0 && { filters: ownOnTheWire(own) }),
    ...(contact && { contact: 1 as const }),
    ...(sort && { sort: JSON.stringify([sort.by, sort.descending ? 'DESC' : 'ASC']) }),
  };
  return { asked, period, status, own, contact, sort, set };
};
