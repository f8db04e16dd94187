import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ridersOf } from '../../family/riders';
import { t } from '../../i18n/t';
import { familyQuery } from '../../requests/family';
import { useJoinWaiting } from '../../requests/waiting-list';
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
  /** The lesson is full: onto its waiting list. */
  readonly waits: boolean;
  readonly close: () => void;
};

export const ChooseRider = ({ publicId, lessonId, familyId, waits, close }: Props) => {
  const family = useQuery(familyQuery(familyId));
  const book = usePublicBook(publicId);
  const join = useJoinWaiting();
  const [chosen, choose] = useState('');
  return (
    <Loaded query={family}>
      {(ours) => {
        const riders = ridersOf(ours).filter(({ isActive }) => isActive);
        const studentId = chosen || riders[0]?.studentId;
        if (!studentId)
          return <Notice tone="info">{t('Nobody of your account rides yet. Please ask the barn.')}</Notice>;
        const then = {
          onError: (error: Error) => toast(asApiError(error).message, 'error', REFUSAL_SECONDS),
          onSettled: close,
        };
        const add = (): void =>
          book.mutate(
            { public_id: publicId, lesson_id: lessonId, student_id: studentId },
            { onSuccess: ({ result }) => toast(result), ...then },
          );
        const wait = (): void =>
          join.mutate(
            { lesson_date_time_id: lessonId, student_id: studentId },
            { onSuccess: () => toast(t('on the waiting list')), ...then },
          );
        return (
          <>
            <Select
              label={t('Who rides?')}
              value={studentId}
              options={riders.map(({ studentId: id, name }) => ({ id, name }))}
              onChange={choose}
            />
            {waits ? (
              <Button wide look="primary" busy={join.isPending} onClick={wait}>
                {t('Join the waiting list')}
              </Button>
            ) : (
              <Button wide look="primary" busy={book.isPending} onClick={add}>
                {book.isPending ? t('Booking…') : t('Book')}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
};
