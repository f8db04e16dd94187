import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { getAt, type AddressedPath, type AddressedQuery, type AddressedReply } from '@leadline/api-client';
import { exportCsv } from './export-list';
import { keys } from './keys';

type Call = 'reports/{group}';
export type ReportGroup = AddressedPath<Call>['group'];
export type ReportName = AddressedQuery<Call>['report'];
export type Report = AddressedReply<Call>;
export type ReportRow = Report['reports'][number];
export type ReportColumn = Report['columns'][number];
export type ReportTotals = Report['totals'];

export type AskedReport = { readonly group: ReportGroup } & Pick<
  AddressedQuery<Call>,
  'report' | 'date1' | 'date2' | 'contact' | 'filters' | 'sort'
>;

/** R154 R188 */
const PAGE = 200;

/** A report page by page, with the totals of all pages. */
export const useReport = ({ group, ...asked }: AskedReport) =>
  useInfiniteQuery({
    queryKey: keys.report({ group, ...asked }),
    queryFn: ({ pageParam, signal }) =>
      getAt('reports/{group}', { path: { group }, query: { ...asked, page: pageParam, per_page: PAGE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totals }, pages) => (pages.length * PAGE < totals.rows ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      rows: pages.flatMap(({ reports }) => reports),
      totals: pages.at(-1)?.totals,
      columns: pages.at(-1)?.columns ?? [],
    }),
    placeholderData: keepPreviousData,
  });

/** The first rows of a report, of which a plot is drawn. */
export const useReportRows = ({ group, ...asked }: AskedReport, most: number, isWanted = true) =>
  useQuery({
    queryKey: keys.report({ group, ...asked, most }),
    queryFn: ({ signal }) =>
      getAt('reports/{group}', { path: { group }, query: { ...asked, page: 1, per_page: most } }, signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });

/** All rows as a file that is named by group, report and days. R188 */
export const useExportReport = ({ group, ...asked }: AskedReport) =>
  useMutation<void, Error, void>({
    mutationKey: ['export'],
    mutationFn: () =>
      exportCsv(`reports/${group}`, asked, [group, asked.report, asked.date1, asked.date2].filter(Boolean).join('-')),
  });
