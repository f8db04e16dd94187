import { useAccess } from '@/data/providers/use-access';
import { useAreOptionsAwaited, useOptions } from '@/data/requests/options';
import { useLevelProposals, useUsualLevels } from '@/data/requests/rider-level';
import { ResourceList } from '@/ui/list/ResourceList';
import { Loading } from '@/ui/states';
import { BeginLevels } from './BeginLevels';
import { LevelProposals } from './LevelProposals';
import { levels } from './levels.list';

/** What stands above the list, which it would push down if it came later: for a barn without levels, what it may begin with. */
const useHead = () => {
  const { canCall } = useAccess();
  const { level } = useOptions();
  const areOptions = useAreOptionsAwaited();
  const proposals = useLevelProposals(canCall('rider_levels/proposals'));
  const isEmpty = !areOptions && level.length === 0 && canCall('levels/begin');
  const usual = useUsualLevels(isEmpty);
  return {
    isAwaited: areOptions || proposals.isLoading || usual.isLoading,
    beginWith: isEmpty ? usual.data : undefined,
  };
};

/** The barn's levels, what was proposed of them, and what a barn without any may begin with. */
export const Levels = () => {
  const { isAwaited, beginWith } = useHead();
  if (isAwaited) return <Loading label="Loading the levels" />;
  return (
    <>
      <LevelProposals />
      {beginWith && <BeginLevels usual={beginWith} />}
      <ResourceList list={levels} />
    </>
  );
};
