import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import TuneIcon from '@mui/icons-material/Tune';
import { useAccess } from '@/data/providers/use-access';
import { AddButton, HeadWords } from '@/ui/HeadButton';
import { useIsPhone } from '@/ui/use-is-phone';
import { ColumnsMenu } from './ColumnsMenu';
import { useBarn } from '@/data/requests/barn';
import { stateFilter, type Filter, type Overview } from './describe-list';
import { ExportList } from './ExportList';
import { useDescription, useListAccess } from './list-context';
import { SavedViews } from './SavedViews';
import { usePanelAddress } from './use-panel-address';

const Search = ({ hint }: { hint: string }) => {
  const { filterValues, setFilters } = useListContext();
  const held = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  // While somebody types, the field is ahead of the list; what the address says wins once it changes by other means.
  const [typed, setTyped] = useState({ text: held, sent: held });
  const text = held === typed.sent ? typed.text : held;
  return (
    <input
      className="input"
      type="search"
      aria-label={hint}
      placeholder={hint}
      value={text}
      onChange={({ target }) => {
        setTyped({ text: target.value, sent: target.value });
        setFilters({ ...filterValues, q: target.value || undefined });
      }}
    />
  );
};

const Select = ({ filter: { source, label, choices }, all }: { filter: Filter; all: string }) => {
  const { filterValues, setFilters } = useListContext();
  return (
    <select
      className="input"
      aria-label={label}
      value={String(filterValues[source] ?? '')}
      onChange={({ target }) => setFilters({ ...filterValues, [source]: target.value || undefined })}
    >
      <option value="">{all}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** For those who may make its call, where the barn's setting has it. */
const Overviews = ({ pages }: { pages: readonly Overview[] }) => {
  const { canCall } = useAccess();
  const barn = useBarn();
  return pages
    .filter(({ call, where }) => canCall(call) && (where === undefined || barn[where] === 1))
    .map(({ to, label }) => (
      <Button key={to} variant="outlined" component={Link} to={to}>
        {label}
      </Button>
    ));
};

/** What narrows the list, and what is done with all of it. */
const Further = () => {
  const { filters = [], words, importFrom, overviews } = useDescription();
  const { canCall } = useAccess();
  return (
    <>
      {words?.state ? (
        <label className="row-inline middle gap-2">
          {words.state} <Select filter={{ ...stateFilter, label: words.state }} all="All" />
        </label>
      ) : (
        <Select filter={stateFilter} all="All" />
      )}
      {filters.map((filter) => (
        <Select key={filter.source} filter={filter} all={`${filter.label}: all`} />
      ))}
      {overviews && <Overviews pages={overviews} />}
      <ColumnsMenu />
      <SavedViews />
      <ExportList />
      {importFrom && canCall('imports/upload') && (
        <Button variant="outlined" component={Link} to={importFrom}>
          Import
        </Button>
      )}
    </>
  );
};

/** On a phone a list begins with its rows: whatever is not wanted every time opens by a button. */
export const ListHead = () => {
  const { title, noun, searchHint, words } = useDescription();
  const { total } = useListContext();
  const { open } = usePanelAddress();
  const { mayCreate } = useListAccess();
  const small = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="list-head">
      <h1>
        {title} {total !== undefined && <span className="plain-weight muted">{total}</span>}
      </h1>
      <div className="list-tools">
        <Search hint={searchHint} />
        {small && (
          <Button
            variant="outlined"
            className="head-button"
            startIcon={<TuneIcon fontSize="small" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <HeadWords>Filters and more</HeadWords>
          </Button>
        )}
        {/* Always the same one: whoever turns the tablet keeps the dialog that was opened from it. */}
        <div className={small ? 'list-further' : 'list-beside'} hidden={small && !isOpen}>
          <Further />
        </div>
        {mayCreate && <AddButton onClick={() => open('create')}>{words?.add ?? `Add ${noun[0]}`}</AddButton>}
      </div>
    </header>
  );
};
