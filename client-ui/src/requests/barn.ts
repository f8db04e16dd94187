import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Of whoever is signed in: null is the account holder. */
export type Part = 'guardian' | 'teen' | 'reader' | null;

/** The barn's name, place, clock and what it lets families do, and whoever is signed in among them. */
export type Barn = Reply<'farms/farmDefaults'>['farmDefaults'] & { readonly family_part: Part };

/** Whether families book anything by themselves: lessons, or the makeups they were given. */
export const takesBookings = (barn: Barn): boolean =>
  barn.clients_can_book_lessons === 1 || barn.clients_can_book_makeups === 1;

/** Packages, and what is known of a rider. */
export const seesPackages = ({ family_part }: Barn): boolean => family_part !== 'reader';

export const barnQuery = () =>
  queryOptions({
    queryKey: ['barn'],
    queryFn: ({ signal }) => get('farms/farmDefaults', {}, signal),
    select: ({ farmDefaults, currentUser }): Barn => ({
      ...farmDefaults,
      family_part: currentUser.family_part,
    }),
    staleTime: 5 * 60_000,
  });
