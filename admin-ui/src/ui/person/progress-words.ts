import type { LevelProgress, Progress, Skill } from '@/data/requests/progress';
import { count, dayAndYear } from '@/data/time/words';

const standings = { behind: 'passed', own: 'own level', next: 'next level', ahead: 'later' } as const;

/** "Novice · next level · 2 of 6 skills" */
export const levelInWords = ({ level_name, standing, reached, of }: LevelProgress): string =>
  [level_name, standings[standing], of > 0 ? `${reached} of ${count(of, 'skill')}` : 'no skills'].join(' · ');

/** "since Fri 20 Nov 2026, Maya Reyes" */
export const reachedInWords = ({ reached_on, noted_by }: Skill): string | null =>
  reached_on && [`since ${dayAndYear(reached_on)}`, noted_by].filter(Boolean).join(', ');

/** "Luna: 6 lessons, the last on Tue 24 Nov 2026" */
export const riddenInWords = ({ horse_name, times, last_on }: Progress['horses'][number]): string =>
  `${horse_name}: ${count(times, 'lesson')}, ${times === 1 ? '' : 'the last '}on ${dayAndYear(last_on)}`;

/** The next level of a rider who has reached every skill of it. */
export const readyFor = ({ is_ready, levels }: Progress): LevelProgress | undefined =>
  is_ready === 1 ? levels.find(({ standing }) => standing === 'next') : undefined;
