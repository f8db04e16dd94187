import { useInfiniteGetList } from 'react-admin';
import Button from '@mui/material/Button';
import type { Entry } from '@/data/requests/assignments';
import type { AnyRow } from '@/ui/list/describe-list';
import { ShowMore } from '@/ui/record/ShowMore';
import { Empty, Unanswered } from '@/ui/states';
import { moveFocus } from '@/ui/move-focus';
import { useSettled } from '@/ui/use-settled';
import { useSearched } from './use-searched';

const PAGE = 50;

export type Choosable = {
  /** The list it is chosen from, sorted by what names a row. */
  readonly resource: string;
  readonly sort: string;
  /** "horse", "horses" */
  readonly noun: readonly [one: string, many: string];
  readonly entryOf: (row: AnyRow) => Entry;
  /** Said where there is nothing to choose from. */
  readonly nothing: string;
};

type AllEntriesProps = Choosable & {
  readonly isAssigned: (id: string) => boolean;
  readonly onClick: (entry: Entry, assigned: boolean) => void;
};

/** The active ones, searched and paged by the server: ten thousand are as quick as ten. */
const useFound = ({ resource, sort, entryOf }: Choosable, searched: string) => {
  const { data, total, error, isPlaceholderData, refetch, ...further } = useInfiniteGetList<AnyRow>(
    resource,
    {
      filter: { is_active: 1, ...(searched && { q: searched }) },
      pagination: { page: 1, perPage: PAGE },
      sort: { field: sort, order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  return {
    entries: data?.pages.flatMap((page) => page.data).map(entryOf),
    total: total ?? 0,
    error,
    isStale: isPlaceholderData,
    further,
    retry: () => void refetch(),
  };
};

const Rows = ({
  entries,
  isStale,
  isAssigned,
  onClick,
}: Pick<AllEntriesProps, 'isAssigned' | 'onClick'> & {
  readonly entries: readonly Entry[];
  readonly isStale: boolean;
}) => (
  <ul className="assignable" aria-busy={isStale} onKeyDown={moveFocus(1)}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <label>
          <input
            type="checkbox"
            checked={isAssigned(entry.id)}
            onChange={({ target }) => onClick(entry, target.checked)}
          />
          <span>{entry.name}</span>
          {entry.detail && <span className="muted">{entry.detail}</span>}
        </label>
      </li>
    ))}
  </ul>
);

const Nothing = ({ searched, nothing, onAll }: { searched: string; nothing: string; onAll: () => void }) =>
  searched ? (
    <Empty
      title="No Records Returned"
      text={`Nothing here is called “${searched}”.`}
      action={
        <Button variant="outlined" onClick={onAll}>
          Show all
        </Button>
      }
    />
  ) : (
    <Empty title={nothing} />
  );

export const AllEntries = ({ isAssigned, onClick, ...choosable }: AllEntriesProps) => {
  const { typed, search } = useSearched();
  const searched = useSettled(typed.trim());
  const found = useFound(choosable, searched);
  const { entries, error, isStale, total, further } = found;
  const [one, many] = choosable.noun;
  return (
    <section className="assignable-list" aria-labelledby="all-entries">
      <div className="assignable-head row middle wrap between gap-3">
        <h2 id="all-entries">
          All {many} <span className="plain-weight muted">{entries ? total : ''}</span>
        </h2>
        <input
          className="input"
          type="search"
          aria-label={`Search ${many}`}
          placeholder={`start typing to search for a ${one}`}
          value={typed}
          onChange={({ target }) => search(target.value)}
        />
      </div>
      {!entries ? (
        <Unanswered error={error} refetch={found.retry} rows={10} label={`Loading ${many}`} />
      ) : entries.length === 0 ? (
        <Nothing searched={searched} nothing={choosable.nothing} onAll={() => search('')} />
      ) : (
        <Rows
          entries={entries}
          isStale={isStale || typed.trim() !== searched}
          isAssigned={isAssigned}
          onClick={onClick}
        />
      )}
      {entries && <ShowMore step={PAGE} data={entries} size={total} error={error} {...further} />}
    </section>
  );
};
