import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { exportCsv } from './export-list';
import { keys } from './keys';

export type StudentReport = Reply<'reports/student'>;
export type StudentReportRow = StudentReport['reports'][number];
type Asked = Pick<Query<'reports/student'>, 'date1' | 'date2' | 'contact' | 'filters'>;

/** R188 */
const PAGE = 200;

/** Everybody's place in every lesson of some days, page by page. */
export const useStudentReport = (asked: Asked) =>
  useInfiniteQuery({
    queryKey: keys.studentReport(asked),
    queryFn: ({ pageParam, signal }) =>
      get('reports/student', { ...asked, report: 'detail', page: pageParam, per_page: PAGE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totals }, pages) => (pages.length * PAGE < totals.rows ? pages.length + 1 : undefined),
    select: ({ pages }) => ({ rows: pages.flatMap(({ reports }) => reports), totals: pages.at(-1)?.totals }),
    placeholderData: keepPreviousData,
  });

export const useExportStudentReport = (asked: Asked) =>
  useMutation<void, Error, readonly (readonly [source: string, label: string])[]>({
    mutationKey: ['export'],
    mutationFn: (columns) =>
      exportCsv(
        'reports/student',
        { ...asked, report: 'detail', columns },
        `student-detail-${asked.date1}-${asked.date2}`,
      ),
  });
