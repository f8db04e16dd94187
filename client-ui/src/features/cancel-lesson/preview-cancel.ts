import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What the barn's rules would do, worked out by the server; `sentence` says it in words. */
export type CancelPreview = {
  readonly allowed: 0 | 1;
  readonly reason: string | null;
  readonly inside_notice: 0 | 1;
  readonly notice_hours: number | null;
  readonly unit: 'released' | 'used' | 'none';
  readonly sentence: string;
  readonly product_name: string | null;
  readonly remain_after: number | null;
  readonly makeup_expiry_date: string | null;
};

const fetchPreview = (lessonPersonId: string, signal: AbortSignal): Promise<CancelPreview> =>
  get<CancelPreview>('lesson_people/previewCancel', { id: lessonPersonId }, signal);

/** Asked anew whenever the sheet opens: the notice window moves with the clock. */
export const cancelPreviewQuery = (lessonPersonId: string) =>
  queryOptions({
    queryKey: ['cancel-preview', lessonPersonId],
    queryFn: ({ signal }) => fetchPreview(lessonPersonId, signal),
    staleTime: 0,
    gcTime: 0,
  });
