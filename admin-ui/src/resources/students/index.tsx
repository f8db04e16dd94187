import type { Reply } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { Forbidden } from '@/ui/states';
import { DenseTable, type Column } from '../list/DenseTable';
import { ListPage } from '../list/ListPage';

type Student = Reply<'rest/students'>[number];

const columns: readonly Column<Student>[] = [
  { source: 'person_name', label: 'Name' },
  { source: 'level', label: 'Level' },
  { source: 'account_name', label: 'Account holder', wide: true },
  {
    source: 'is_active',
    label: 'State',
    sortable: false,
    render: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
  },
];

export default function StudentList() {
  const { canCall } = useAccess();
  if (!canCall('GET rest/students')) return <Forbidden />;
  return (
    <ListPage title="Students" noun="student" placeholder="start typing to search for a student" sortBy="person_name">
      <DenseTable label="Students" columns={columns} />
    </ListPage>
  );
}
