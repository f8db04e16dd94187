import { riders, type Ride } from '@/data/day/roster';

export type HorseInLesson = {
  readonly horse_id: string;
  readonly name: string;
  /** Absent where it only carries a rider. */
  readonly rowId: string | null;
  readonly tack: { readonly id: string; readonly name: string } | null;
};

/** What stands in the lesson, and the horses of riders that do not. R084 */
export const horsesIn = ({ students, horses }: Pick<Ride, 'students' | 'horses'>): HorseInLesson[] => {
  const standing = new Set(horses.map(({ horse_id }) => horse_id));
  const ridden = new Map(
    riders({ students }).flatMap(({ horse_id, assigned_to }) =>
      horse_id && !standing.has(horse_id) ? [[horse_id, assigned_to ?? 'Horse'] as const] : [],
    ),
  );
  return [
    ...horses.map(({ id, horse_id, name, tack_id, tack_name }) => ({
      horse_id,
      name,
      rowId: id,
      tack: tack_id ? { id: tack_id, name: tack_name ?? 'Tack' } : null,
    })),
    ...[...ridden].map(([horse_id, name]) => ({ horse_id, name, rowId: null, tack: null })),
  ];
};
