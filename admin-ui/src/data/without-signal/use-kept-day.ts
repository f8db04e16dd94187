import { useEffect } from 'react';
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { barnQuery } from '@/data/requests/barn';
import { dayWarningsQuery, keptWarningsName } from '@/data/requests/day-warnings';
import { dayQuery, keptName } from '@/data/requests/lessons-of-day';
import { optionsQuery } from '@/data/requests/options';
import { permissionsQuery } from '@/data/requests/permissions';
import { withoutSignal } from './kept';
import { useWaiting } from './waiting';

/** Keeps what today's day sheet stands on, so that it opens without signal. */
export const useKeptDay = (day: string, today: string): void => {
  const client = useQueryClient();
  const { savedAt } = useWaiting();
  const isToday = day === today;
  const { dataUpdatedAt: dayAt } = useQuery({ ...dayQuery(day), enabled: isToday });
  const { data: warnings } = useQuery({ ...dayWarningsQuery(day, dayAt), enabled: isToday && dayAt > 0 });
  const { dataUpdatedAt: optionsAt } = useQuery(optionsQuery);
  useEffect(() => {
    if (!isToday || !dayAt || !optionsAt || savedAt !== null || !onlineManager.isOnline()) return;
    const answers = {
      barn: client.getQueryData(barnQuery.queryKey),
      permissions: client.getQueryData(permissionsQuery.queryKey),
      options: client.getQueryData(optionsQuery.queryKey),
      [keptName(day)]: client.getQueryData(dayQuery(day).queryKey),
      ...(warnings && { [keptWarningsName(day)]: warnings }),
    };
    // A browser that keeps nothing simply needs the signal.
    void withoutSignal()
      .then(({ keepDay }) => keepDay(answers))
      .catch(() => undefined);
  }, [client, day, isToday, dayAt, warnings, optionsAt, savedAt]);
};
