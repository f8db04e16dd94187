import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { ListBase, useListContext, type RaRecord } from 'react-admin';
import Button from '@mui/material/Button';
import { count } from '@/time/words';
import { Empty, Failed, Loading } from '@/ui/states';
import { Pager } from './Pager';
import './list-page.css';

const states = [
  { id: '1', name: 'Active' },
  { id: '0', name: 'Inactive' },
  { id: 'all', name: 'All' },
] as const;

type ListPageProps = {
  readonly title: string;
  /** One and many, for the count: "horse". */
  readonly noun: string;
  readonly placeholder: string;
  readonly sortBy: string;
  readonly create?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

type Filter = { readonly q?: string; readonly is_active?: string };

const SearchField = ({ placeholder }: { placeholder: string }) => {
  const { filterValues, setFilters } = useListContext();
  const own = ((filterValues as Filter).q ?? '') as string;
  const [text, setText] = useState(own);
  const wanted = useDeferredValue(text);
  // The address follows the typing; typing does not wait for the address.
  useEffect(() => {
    if (wanted !== own) setFilters({ ...filterValues, q: wanted || undefined });
    // oxlint-disable-next-line react/exhaustive-deps -- only typing may move the filter
  }, [wanted]);
  return <input className="input" type="search" aria-label={placeholder} placeholder={placeholder} value={text} onChange={(event) => setText(event.target.value)} />;
};

const StateFilter = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <select className="input" aria-label="Active filter" value={(filterValues as Filter).is_active ?? '1'} onChange={({ target }) => setFilters({ ...filterValues, is_active: target.value })}>
      {states.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

const Body = ({ noun, create, children }: Pick<ListPageProps, 'noun' | 'create' | 'children'>) => {
  const { data = [], error, isPending, total, filterValues, setFilters, refetch } = useListContext<RaRecord>();
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (isPending) return <div className="list-pad"><Loading rows={14} /></div>;
  const { q, is_active = '1' } = filterValues as Filter;
  if (data.length === 0 && !q && is_active === '1') return <Empty title={`No ${noun}s yet`} action={create} />;
  if (data.length === 0)
    return <Empty title="No Records Returned" text={q ? `Nothing here is called “${q}”.` : undefined} action={<Button variant="outlined" onClick={() => setFilters({})}>Show all active {noun}s</Button>} />;
  return (
    <>
      {children}
      <p className="list-foot muted">
        Showing {data.length} of {count(total ?? data.length, 'record')}
      </p>
      <Pager />
    </>
  );
};

/** The pattern of every list: search, state, count, table; what is open beside it comes as `aside`. */
export const ListPage = ({ title, noun, placeholder, sortBy, create, aside, children }: ListPageProps) => (
  <ListBase perPage={100} sort={{ field: sortBy, order: 'ASC' }} filterDefaultValues={{ is_active: '1' }} debounce={200} disableSyncWithLocation={false}>
    <div className="with-panel">
      <div className="list-page">
        <header className="list-head">
          <h1>{title}</h1>
          <div className="list-tools">
            <SearchField placeholder={placeholder} />
            <StateFilter />
            {create}
          </div>
        </header>
        <Body noun={noun} create={create}>
          {children}
        </Body>
      </div>
      {aside}
    </div>
  </ListBase>
);
