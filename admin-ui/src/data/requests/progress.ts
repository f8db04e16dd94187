import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Progress = Reply<'progress/show'>;
export type LevelProgress = Progress['levels'][number];
export type Skill = LevelProgress['skills'][number];

/** How far a rider is from level to level, and on whom. */
export const useProgress = (studentId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.progress(studentId),
    queryFn: ({ signal }) => get('progress/show', { student_id: studentId }, signal),
  });

type Change = { readonly skillId: string; readonly reached: boolean };

/** One tick after the other, as they were made: the last answer is how things stand. */
export const useNoteSkill = (studentId: string) => {
  const client = useQueryClient();
  const queryKey = keys.progress(studentId);
  return useMutation<Progress, ApiError, Change>({
    mutationKey: ['progress/note', studentId],
    scope: { id: `progress/note ${studentId}` },
    mutationFn: ({ skillId, reached }) =>
      post('progress/note', { student_id: studentId, [reached ? 'reached' : 'not_yet']: [skillId] }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (progress) => client.setQueryData(queryKey, progress),
    onSettled: () =>
      Promise.all(
        [['history', 'person'], keys.levelProposals].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
};
