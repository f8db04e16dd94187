import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';

export type CancelPreview = {
  readonly allowed: 0 | 1;
  readonly reason: string | null;
  readonly code: string;
  readonly inside_notice: 0 | 1;
  readonly notice_hours: number | null;
  readonly unit: 'released' | 'used' | 'none';
  readonly compensation: string;
  readonly sentence: string;
  readonly product_name: string | null;
  readonly remain_after: number | null;
  readonly makeup_expiry_date: string | null;
};

/** What a cancellation would do, asked of the same rule that will do it. */
export const usePreviewCancel = (id: string, code: string) =>
  useQuery({
    queryKey: keys.previewCancel(id, code),
    queryFn: ({ signal }) => get<CancelPreview>('lesson_people/previewCancel', { id, newEnrollStatus: code }, signal),
    placeholderData: keepPreviousData,
  });
