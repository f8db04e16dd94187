import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import { useAccess } from '@/providers/use-access';
import { useLessonsOfDay } from '@/requests/lessons-of-day';
import { useOptions } from '@/requests/options';
import { todayIn } from '@/time/day';
import { searchHits, type Hit } from './search';
import '@/ui/picker.css';

const SearchBox = ({ zone, onClose }: { zone: string; onClose: () => void }) => {
  const { canCall, canOpen } = useAccess();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const options = useOptions();
  const today = useLessonsOfDay(todayIn(zone), canOpen('calendar') || canOpen('daysheet'));
  const hits = searchHits(query, options, today.data, {
    students: canCall('GET rest/students'),
    horses: canCall('GET rest/horses'),
  });
  const go = (hit: Hit | null) => {
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  };
  return (
    <Autocomplete
      open={query.trim() !== ''}
      options={hits}
      filterOptions={(all) => all}
      getOptionLabel={(hit) => hit.name}
      getOptionKey={(hit) => hit.key}
      inputValue={query}
      onInputChange={(_event, text, reason) => reason === 'input' && setQuery(text)}
      onChange={(_event, hit) => go(hit)}
      // With text in it the list would keep Escape for itself.
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      noOptionsText="Nothing by that name"
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
          placeholder="A rider, a horse, a lesson of today"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Search' } }}
        />
      )}
    />
  );
};

/** Ctrl or Cmd and K, or the button. */
export const Search = ({ zone }: { zone: string }) => {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const begin = () => {
    setOpened((times) => times + 1);
    setOpen(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      begin();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="topbar-search" onClick={begin} aria-keyshortcuts="Control+K Meta+K">
        <SearchIcon fontSize="small" />
        <span>Search</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        slotProps={{
          container: { sx: { alignItems: 'flex-start', paddingTop: '8vh' } },
          paper: { 'aria-label': 'Search', sx: { padding: 4 } },
        }}
      >
        {/* Also while the last one still fades, a search begins empty. */}
        <SearchBox key={opened} zone={zone} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
