import { useLocation } from 'react-router-dom';
import { Empty } from '@/ui/states';
import { ResourceList } from '@/ui/list/ResourceList';
import { Levels } from './Levels';
import { levels } from './levels.list';
import { setupLists } from './setup-lists';

/** The list whose address this is. */
export default function SetupList() {
  const { pathname } = useLocation();
  const [sections, packages, programs, locations, tack, tasks, skills, closedDays, terms, discounts] = setupLists;
  const isHere = ({ route }: { readonly route: string }) => `${pathname}/`.startsWith(`${route}/`);
  if (isHere(sections)) return <ResourceList list={sections} />;
  if (isHere(packages)) return <ResourceList list={packages} />;
  if (isHere(programs)) return <ResourceList list={programs} />;
  if (isHere(closedDays)) return <ResourceList list={closedDays} />;
  if (isHere(terms)) return <ResourceList list={terms} />;
  if (isHere(discounts)) return <ResourceList list={discounts} />;
  const list = [locations, tack, tasks, skills].find(isHere);
  if (!list && isHere(levels)) return <Levels />;
  return list ? <ResourceList key={list.resource} list={list} /> : <Empty title="There is no page at this address" />;
}
