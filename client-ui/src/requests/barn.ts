import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

type Flag = 0 | 1;

export type Barn = {
  readonly farm_name: string;
  readonly time_zone: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly address2: string | null;
  readonly cancel_notice_hours: number | null;
  readonly clients_can_book_lessons: Flag;
  readonly clients_can_book_makeups: Flag;
  readonly clients_can_cancel: Flag;
  readonly show_general_lesson_notes_on_client_page: Flag;
};

type Reply = { readonly farmDefaults: Barn };

const fetchBarn = (signal: AbortSignal): Promise<Reply> => get<Reply>('farms/farmDefaults', {}, signal);

export const barnQuery = () =>
  queryOptions({
    queryKey: ['barn'],
    queryFn: ({ signal }) => fetchBarn(signal),
    select: (reply) => reply.farmDefaults,
    staleTime: 5 * 60_000,
  });
