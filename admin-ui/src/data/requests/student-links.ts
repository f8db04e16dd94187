import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Reply } from '@leadline/api-client';
import { keys } from './keys';

type Links = Reply<'xrefs/getStudentHorses'>;

/** The lists that a student's family is held to, with the calls that read and save them. R161 */
const calls = {
  horses: ['xrefs/getStudentHorses', 'xrefs/updateStudentHorse'],
  favourites: ['xrefs/getStudentFavouriteHorses', 'xrefs/updateStudentFavouriteHorses'],
  not: ['xrefs/getStudentNotHorses', 'xrefs/updateStudentNotHorses'],
  book: ['xrefs/getStudentSectionsBook', 'xrefs/updateStudentSectionBook'],
  add: ['xrefs/getStudentSectionsAdd', 'xrefs/updateStudentSectionAdd'],
} as const;
export type LinkList = keyof typeof calls;

export const useStudentLinks = (list: LinkList, studentId: string) =>
  useQuery({
    queryKey: keys.studentLinks(list, studentId),
    queryFn: ({ signal }): Promise<Links> => get(calls[list][0], { single_id: studentId }, signal),
    select: ({ currentValue }) => currentValue,
  });

/** The whole list at once; what comes back is shown. */
export const useLinkToStudent = (list: LinkList, studentId: string) => {
  const client = useQueryClient();
  const queryKey = keys.studentLinks(list, studentId);
  return useMutation<Links, ApiError, readonly string[]>({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: (ids) => post(calls[list][1], { single_id: studentId, array: [...ids] }),
    onSuccess: (links) => client.setQueryData(queryKey, links),
    onError: () => client.invalidateQueries({ queryKey }),
  });
};
