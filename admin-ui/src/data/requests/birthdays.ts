import { useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { keys } from './keys';

/** Riders who have their birthday in the week of a day; nobody for whoever may not read dates of birth. */
export const useBirthdays = (date: string) =>
  useQuery({
    enabled: useAccess().canCall('birthdays/week'),
    // The day sheet waits for it, and is read without it rather than late.
    retry: false,
    retryOnMount: false,
    queryKey: keys.birthdays(date),
    queryFn: ({ signal }) => get('birthdays/week', { date }, signal),
    select: ({ riders }) => riders,
  });
