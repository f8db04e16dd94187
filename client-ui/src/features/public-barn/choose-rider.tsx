import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ridersOf } from '../../family/riders';
import { familyQuery } from '../../requests/family';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { toast } from '../../ui/toast';
import { usePublicBook } from './public-book';

/** A refusal has to be read and acted on, on a page that one may have left open. R228 */
const REFUSAL_SECONDS = 50;

type Props = {
  readonly publicId: string;
  readonly lessonId: string;
  readonly familyId: string;
  readonly close: () => void;
};

export const ChooseRider = ({ publicId, lessonId, familyId, close }: Props) => {
  const family = useQuery(familyQuery(familyId));
  const book = usePublicBook(publicId);
  const [chosen, choose] = useState('');
  return (
    <Loaded query={family}>
      {(ours) => {
        const riders = ridersOf(ours).filter(({ isActive }) => isActive);
        const studentId = chosen || riders[0]?.studentId;
        if (!studentId) return <Notice tone="info">Nobody of your account rides yet. Please ask the barn.</Notice>;
        const add = (): void =>
          book.mutate(
            { public_id: publicId, lesson_id: lessonId, student_id: studentId },
            {
              onSuccess: ({ result }) => toast(result),
              onError: (error) => toast(asApiError(error).message, 'error', REFUSAL_SECONDS),
              onSettled: close,
            },
          );
        return (
          <>
            <Select
              label="Who rides?"
              value={studentId}
              options={riders.map(({ studentId: id, name }) => ({ id, name }))}
              onChange={choose}
            />
            <Button wide look="primary" busy={book.isPending} onClick={add}>
              {book.isPending ? 'Booking…' : 'Book'}
            </Button>
          </>
        );
      }}
    </Loaded>
  );
};
