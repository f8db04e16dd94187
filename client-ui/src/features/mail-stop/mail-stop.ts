import { ask, post, type ApiError, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type MailStop = Reply<'mail_stops/read'>;

const keyOf = (token: string) => ['mail-stop', token];

/** Opening the page asks, and stops nothing. */
export const mailStopQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: (): Promise<MailStop> => ask('mail_stops/read', { token }),
    staleTime: 0,
    gcTime: 0,
  });

/** How it stands afterwards is the answer. */
export const useMailStop = (token: string) => {
  const client = useQueryClient();
  return useMutation<MailStop, ApiError, 'mail_stops/stop' | 'mail_stops/resume'>({
    mutationFn: (name) => post(name, { token }),
    onSuccess: (standing) => client.setQueryData(keyOf(token), standing),
  });
};
