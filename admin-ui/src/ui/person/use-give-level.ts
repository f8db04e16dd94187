import { useAccess } from '@/data/providers/use-access';
import { useChangeLevel } from '@/data/requests/rider-level';
import { useSay } from '@/ui/use-say';

type Rider = { readonly studentId: string; readonly name: string };
type Level = { readonly id: string; readonly name: string } | null;

/** Who may confirm levels gives one, or none; whoever teaches proposes it. */
export const useGiveLevel = ({ studentId, name }: Rider) => {
  const { canCall } = useAccess();
  const { mutateAsync, isPending } = useChangeLevel();
  const say = useSay();
  const confirms = canCall('rider_levels/confirm');
  return {
    confirms,
    isPending,
    give: async (level: Level) => {
      await mutateAsync({ call: confirms ? 'confirm' : 'propose', studentId, levelId: level?.id ?? null });
      say.done(confirms ? `${name}: ${level?.name ?? 'no level'}` : `${level?.name} proposed for ${name}`);
    },
  };
};
