import type { Reply } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { Forbidden } from '@/ui/states';
import { DenseTable, type Column } from '../list/DenseTable';
import { ListPage } from '../list/ListPage';

type Account = Reply<'rest/accounts'>[number];

const columns: readonly Column<Account>[] = [
  { source: 'person_name', label: 'Name' },
  {
    source: 'contact_email',
    label: 'Email',
    render: ({ contact_email }) => contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>,
  },
  {
    source: 'contact_mobile',
    label: 'Mobile',
    wide: true,
    sortable: false,
    render: ({ contact_mobile }) => contact_mobile && <a href={`tel:${contact_mobile}`}>{contact_mobile}</a>,
  },
  { source: 'contact_homephone', label: 'Home phone', wide: true, sortable: false },
  {
    source: 'members',
    label: 'Riders',
    wide: true,
    sortable: false,
    render: ({ members }) => members.filter(({ is_active }) => is_active).length,
  },
];

export default function AccountList() {
  const { canCall } = useAccess();
  if (!canCall('GET rest/accounts')) return <Forbidden />;
  return (
    <ListPage
      title="Account Holders"
      noun="account holder"
      placeholder="start typing to search for an account holder"
      sortBy="person_name"
    >
      <DenseTable label="Account Holders" columns={columns} />
    </ListPage>
  );
}
