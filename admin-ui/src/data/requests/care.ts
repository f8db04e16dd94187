import { useQuery } from '@tanstack/react-query';
import { get, type Action, type Input, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type DueCare = Reply<'horse_care/due'>;
export type CareLine = DueCare['lines'][number];
export type CareState = CareLine['state'];
export type CareOfHorse = Reply<'horse_care/horse'>;
export type HorseCareKind = CareOfHorse['kinds'][number];
export type CareEntry = CareOfHorse['entries'][number];
export type CareKind = Reply<'horse_care/kinds'>['kinds'][number];
export type CareNote = Input<'horse_care/note'>;

/** What is due of all horses, the most urgent first. */
export const useDueCare = (asked: Query<'horse_care/due'>, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.dueCare(asked),
    queryFn: ({ signal }) => get('horse_care/due', asked, signal),
  });

/** What one horse needs and when, and what was noted of it. */
export const useHorseCare = (horseId: string) =>
  useQuery({
    queryKey: keys.horseCare(horseId),
    queryFn: ({ signal }) => get('horse_care/horse', { horse_id: horseId }, signal),
  });

/** All kinds of care, those out of use last. */
export const useCareKinds = () =>
  useQuery({
    queryKey: keys.careKinds,
    queryFn: async ({ signal }) => (await get('horse_care/kinds', {}, signal)).kinds,
  });

type CareAction = Extract<Action, `horse_care/${string}`>;

/** Whatever is written of care, all that is shown of it is asked for anew. */
const useCareWrite = <Name extends CareAction>(name: Name) => useAction(name, [keys.care, ['history', 'horse']]);

export const useNoteCare = () => useCareWrite('horse_care/note');
export const useEditCare = () => useCareWrite('horse_care/update');
export const useRemoveCare = () => useCareWrite('horse_care/remove');
export const useSetCareInterval = () => useCareWrite('horse_care/setInterval');
export const useSaveCareKind = () => useCareWrite('horse_care/saveKind');
