/** How a level stands to the rider's own: passed, the rider's, the one that follows, or further on. */
export type Standing = 'behind' | 'own' | 'next' | 'ahead';

export interface LevelInOrder {
  readonly levelId: string;
  readonly isActive: boolean;
}

/** `levels` from the first to the last. Next is the first in use after the rider's own; the first of all for a rider without one. */
export function standingsOf(levels: readonly LevelInOrder[], ownLevelId: string | null): Standing[] {
  const own = levels.findIndex(({ levelId }) => levelId === ownLevelId);
  const next = levels.findIndex(({ isActive }, at) => isActive && at > own);
  return levels.map((_, at) => {
    if (at === own) return 'own';
    if (at === next) return 'next';
    return at < own ? 'behind' : 'ahead';
  });
}

export interface LevelReached extends LevelInOrder {
  /** Of its skills in use, those that the rider has reached. */
  readonly reached: number;
  /** Its skills in use. */
  readonly of: number;
}

/** The next level of a rider who has reached every skill of it. */
export function readyLevel<Level extends LevelReached>(levels: readonly Level[], ownLevelId: string | null) {
  const next = levels[standingsOf(levels, ownLevelId).indexOf('next')];
  return next && next.of > 0 && next.reached === next.of ? next : undefined;
}
