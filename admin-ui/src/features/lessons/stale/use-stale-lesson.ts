import { useState } from 'react';
import { asApiError } from '@leadline/api-client';
import type { Lesson } from '@/data/requests/types';
import type { Seen } from './lesson-differences';
import type { ChangedBy } from '@/ui/form/StaleChanges';

type Version = { readonly version?: number };

export type StaleLesson = {
  readonly before: Seen;
  readonly now: Lesson & ChangedBy;
  /** Sends what was refused once more, now on what the other person made of the lesson. */
  readonly keepMine: () => Promise<unknown>;
};

const isLesson = (value: unknown): value is Lesson & ChangedBy =>
  typeof value === 'object' && value !== null && 'scheduled_date' in value && 'scheduled_starttime' in value;

export const versionOf = ({ version }: Pick<Lesson, 'version'>): Version => (version === undefined ? {} : { version });

/**
 * `guard` every change of a lesson with the lesson as the person saw it: a refusal because somebody else was quicker stands in
 * `stale` until it is settled, and is thrown on like any other.
 */
export const useStaleLesson = () => {
  const [stale, setStale] = useState<StaleLesson | null>(null);
  const guard = async <Saved>(before: Seen, send: (seen: Version) => Promise<Saved>): Promise<Saved> => {
    try {
      return await send(versionOf(before));
    } catch (error) {
      const { status, current } = asApiError(error);
      if (status === 412 && isLesson(current)) setStale({ before, now: current, keepMine: () => guard(current, send) });
      throw error;
    }
  };
  return { stale, guard, settle: () => setStale(null) };
};
