import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type DeletedPackage = Reply<'items/deleted'>['items'][number];

/** What a rider and the others of the account had, was deleted in the last 30 days and can be brought back. */
export const useDeletedPackages = (studentId: string) =>
  useQuery({
    queryKey: keys.deletedPackages(studentId),
    queryFn: ({ signal }) => get('items/deleted', { student_id: studentId }, signal),
  });

export const useRestorePackage = () => useWrite('items/restore');
