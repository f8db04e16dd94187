import { ResourceList } from '@/ui/list/ResourceList';
import { students } from './students.list';

export default function StudentList() {
  return <ResourceList list={students} />;
}
