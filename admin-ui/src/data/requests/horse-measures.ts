import { useQuery } from '@tanstack/react-query';
import { get, type Action, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type HorseMeasures = Reply<'horse_measures/horse'>;
export type HorseMeasure = HorseMeasures['measures'][number];
export type ConditionStep = HorseMeasures['scale'][number];

/** What a horse weighed and how well it was fed, the latest first. */
export const useHorseMeasures = (horseId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.horseMeasures(horseId),
    queryFn: ({ signal }) => get('horse_measures/horse', { horse_id: horseId }, signal),
  });

type MeasureAction = Extract<Action, `horse_measures/${string}`>;

/** The newest weight is the horse's own, by which it suits riders. */
const useMeasureWrite = <Name extends MeasureAction>(name: Name) =>
  useAction(name, [keys.horsesMeasured, keys.lessons, ['history', 'horse']]);

export const useNoteMeasure = () => useMeasureWrite('horse_measures/note');
export const useEditMeasure = () => useMeasureWrite('horse_measures/update');
export const useRemoveMeasure = () => useMeasureWrite('horse_measures/remove');
