import { useLocation } from 'react-router-dom';
import { Empty } from '@/ui/states';
import { ResourceList } from '@/ui/list/ResourceList';
import { BeginLevels } from './BeginLevels';
import { levels } from './levels.list';
import { LevelProposals } from './LevelProposals';
import { setupLists } from './setup-lists';

/** The list whose address this is. */
export default function SetupList() {
  const { pathname } = useLocation();
  const [sections, packages, programs, ...named] = setupLists;
  const isHere = ({ route }: { readonly route: string }) => `${pathname}/`.startsWith(`${route}/`);
  if (isHere(sections)) return <ResourceList list={sections} />;
  if (isHere(packages)) return <ResourceList list={packages} />;
  if (isHere(programs)) return <ResourceList list={programs} />;
  const list = named.find(isHere);
  if (!list && isHere(levels))
    return (
      <>
        <LevelProposals />
        <BeginLevels />
        <ResourceList list={levels} />
      </>
    );
  return list ? <ResourceList key={list.resource} list={list} /> : <Empty title="There is no page at this address" />;
}
