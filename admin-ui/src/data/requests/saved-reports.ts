import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Input, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type SavedReport = Reply<'saved_reports/index'>['saved_reports'][number];
export type NewSavedReport = Input<'saved_reports/save'>;
export type SavedReportPlan = Reply<'saved_reports/plan'>;
export type Span = SavedReportPlan['spans'][number]['span'];
export type PlanAsked = Query<'saved_reports/plan'>;

/** All that the barn has saved, by name. */
export const useSavedReports = () =>
  useQuery({
    queryKey: keys.savedReports,
    queryFn: async ({ signal }) => (await get('saved_reports/index', {}, signal)).saved_reports,
  });

/** When a report would go out, with which days. */
export const useSavedReportPlan = (asked: PlanAsked) =>
  useQuery({
    queryKey: keys.savedReportPlan(asked),
    queryFn: ({ signal }) => get('saved_reports/plan', asked, signal),
    placeholderData: keepPreviousData,
  });

export const useSaveReport = () => useWrite('saved_reports/save');
export const useChangeSavedReport = () => useWrite('saved_reports/change');
export const useSendSavedReport = () => useWrite('saved_reports/send');
export const useDeleteSavedReport = () => useWrite('saved_reports/delete');
