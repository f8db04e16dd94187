import { ResourceList } from '@/ui/list/ResourceList';
import { staff } from './staff.list';

export default function StaffList() {
  return <ResourceList list={staff} />;
}
