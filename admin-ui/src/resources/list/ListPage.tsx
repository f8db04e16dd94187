import { useState, type ReactNode } from 'react';
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

type Typing = { readonly text: string; readonly onText: (text: string) => void };

const SearchField = ({ placeholder, text, onText }: Typing & { placeholder: string }) => {
  const { filterValues, setFilters } = useListContext();
  const type = (next: string) => {
    onText(next);
    // The list waits a moment for the next letter by itself.
    setFilters({ ...filterValues, q: next || undefined });
  };
  return (
    <input
      className="input"
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
};

const StateFilter = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <select
      className="input"
      aria-label="Active filter"
      value={(filterValues as Filter).is_active ?? '1'}
      onChange={({ target }) => setFilters({ ...filterValues, is_active: target.value })}
    >
      {states.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

const Body = ({
  noun,
  create,
  children,
  onText,
}: Pick<ListPageProps, 'noun' | 'create' | 'children'> & Pick<Typing, 'onText'>) => {
  const { data = [], error, isPending, total, filterValues, setFilters, refetch } = useListContext<RaRecord>();
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (isPending)
    return (
      <div className="list-pad">
        <Loading rows={14} />
      </div>
    );
  const { q, is_active = '1' } = filterValues as Filter;
  if (data.length === 0 && !q && is_active === '1') return <Empty title={`No ${noun}s yet`} action={create} />;
  const showAll = () => {
    onText('');
    setFilters({});
  };
  if (data.length === 0)
    return (
      <Empty
        title="No Records Returned"
        text={q ? `Nothing here is called “${q}”.` : undefined}
        action={
          <Button variant="outlined" onClick={showAll}>
            Show all active {noun}s
          </Button>
        }
      />
    );
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

const Frame = ({ title, noun, placeholder, create, aside, children }: ListPageProps) => {
  const { filterValues } = useListContext();
  const [text, setText] = useState((filterValues as Filter).q ?? '');
  return (
    <div className="with-panel">
      <title>{`${title} – Leadline`}</title>
      <div className="list-page">
        <header className="list-head">
          <h1>{title}</h1>
          <div className="list-tools">
            <SearchField placeholder={placeholder} text={text} onText={setText} />
            <StateFilter />
            {create}
          </div>
        </header>
        <Body noun={noun} create={create} onText={setText}>
          {children}
        </Body>
      </div>
      {aside}
    </div>
  );
};

/** The pattern of every list: search, state, count, table; what is open beside it comes as `aside`. */
export const ListPage = (props: ListPageProps) => (
  <ListBase
    perPage={100}
    sort={{ field: props.sortBy, order: 'ASC' }}
    filterDefaultValues={{ is_active: '1' }}
    debounce={200}
  >
    <Frame {...props} />
  </ListBase>
);
