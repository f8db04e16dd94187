import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useSearch } from '@/data/requests/search';
import { todayIn } from '@/data/time/day';
import { pageHits, shownHit, type Shown } from './search';
import '@/ui/form/picker.css';

type SearchBoxProps = { readonly zone: string; readonly onClose: () => void };

export default function SearchBox({ zone, onClose }: SearchBoxProps) {
  const access = useAccess();
  const barn = useBarn();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { hits, error, isSearching } = useSearch(query, todayIn(zone));
  const shown = [...hits.map(shownHit), ...pageHits(query, access, barn)];
  const go = (hit: Shown | null) => {
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  };
  return (
    <Autocomplete
      open={query.trim() !== ''}
      options={shown}
      filterOptions={(all) => all}
      getOptionLabel={(hit) => hit.name}
      getOptionKey={(hit) => hit.key}
      inputValue={query}
      onInputChange={(_event, text, reason) => reason === 'input' && setQuery(text)}
      onChange={(_event, hit) => go(hit)}
      // With text in it the list would keep Escape for itself.
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      loading={isSearching}
      loadingText="Searching …"
      noOptionsText={error ? error.message : 'Nothing by that name'}
      autoHighlight
      forcePopupIcon={false}
      renderOption={({ key: _key, ...props }, hit) => (
        <li key={hit.key} {...props} className={`${props.className ?? ''} picker-option`}>
          <span>{hit.name}</span>
          <span className="muted">{[hit.kind, hit.detail].filter(Boolean).join(' · ')}</span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          placeholder="A rider, a parent, a horse, “tue beginner”, a page"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Search' } }}
        />
      )}
    />
  );
}
