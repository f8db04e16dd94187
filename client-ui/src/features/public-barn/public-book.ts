import { post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPublicLessons } from './public-lessons';

/** Afterwards the places are counted anew, whether it was booked or somebody else was faster. */
export const usePublicBook = (publicId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (booking: Input<'publicBook'>) => post('publicBook', booking),
    onSettled: () => void refreshPublicLessons(client, publicId),
  });
};
