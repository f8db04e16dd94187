import { Pagination, useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import { Empty, Unanswered } from '@/ui/states';
import { BulkBar } from './BulkBar';
import type { AnyRow } from './describe-list';
import { useDescription, useListAccess } from './list-context';
import { ListTable } from './ListTable';
import { usePanelAddress } from './use-panel-address';

const NothingYet = () => {
  const { noun, words } = useDescription();
  const { mayCreate } = useListAccess();
  const { open } = usePanelAddress();
  return (
    <Empty
      title={`No ${noun[1]} yet`}
      action={
        mayCreate && (
          <Button variant="outlined" onClick={() => open('create')}>
            {words?.add ?? `Add ${noun[0]}`}
          </Button>
        )
      }
    />
  );
};

const NothingFound = () => {
  const { noun } = useDescription();
  const { filterValues, setFilters } = useListContext();
  const { q } = filterValues as { q?: string };
  return (
    <Empty
      title="No Records Returned"
      text={q ? `Nothing here is called “${q}”.` : undefined}
      action={
        <Button variant="outlined" onClick={() => setFilters({ is_active: '1' })}>
          Show all active {noun[1]}
        </Button>
      }
    />
  );
};

const isNarrowed = (filterValues: Readonly<Record<string, unknown>>) =>
  Object.entries(filterValues).some(([source, value]) => value && !(source === 'is_active' && value === '1'));

export const ListBody = () => {
  const { data, error, filterValues, refetch } = useListContext<AnyRow>();
  if (!data)
    return (
      <div className="list-pad">
        <Unanswered error={error} refetch={refetch} rows={14} />
      </div>
    );
  if (data.length === 0) return isNarrowed(filterValues) ? <NothingFound /> : <NothingYet />;
  return (
    <>
      <ListTable />
      <BulkBar />
      <Pagination rowsPerPageOptions={[25, 100, 250]} />
    </>
  );
};
