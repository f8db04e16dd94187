import { ResourceList } from '@/ui/list/ResourceList';
import { accounts } from './accounts.list';

export default function AccountList() {
  return <ResourceList list={accounts} />;
}
