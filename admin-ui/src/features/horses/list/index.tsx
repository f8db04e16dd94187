import { ResourceList } from '@/ui/list/ResourceList';
import { horses } from './horses.list';

export default function HorseList() {
  return <ResourceList list={horses} />;
}
