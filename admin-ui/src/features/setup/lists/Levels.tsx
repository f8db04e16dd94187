import { useAccess } from '@/data/providers/use-access';
import { useAreOptionsAwaited, useOptions } from '@/data/requests/options';
import { useLevelProposals, useUsualLevels } from '@/data/requests/rider-level';
import { ResourceList } from '@/ui/list/ResourceList';
import { Loading } from '@/ui/states';
import { BeginLevels } from './BeginLevels';
import { LevelProposals } from './LevelProposals';
import { levels } from './levels.list';

/** What stands above the list would push it down if it came later. */
const useIsHeadAwaited = (): boolean => {
  const { canCall } = useAccess();
  const { level } = useOptions();
  const areOptions = useAreOptionsAwaited();
  const proposals = useLevelProposals(canCall('rider_levels/proposals'));
  const usual = useUsualLevels(!areOptions && level.length === 0 && canCall('levels/begin'));
  return areOptions || proposals.isLoading || usual.isLoading;
};

/** The barn's levels, what was proposed of them, and what a barn without any may begin with. */
export const Levels = () => {
  if (useIsHeadAwaited()) return <Loading label="Loading the levels" />;
  return (
    <>
      <LevelProposals />
      <BeginLevels />
      <ResourceList list={levels} />
    </>
  );
};
