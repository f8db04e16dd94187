import { lazy, Suspense, useEffect, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import SearchIcon from '@mui/icons-material/Search';
import { Loading } from '@/ui/states';

const SearchBox = lazy(() => import('./SearchBox'));

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
        <Suspense fallback={<Loading rows={1} />}>
          <SearchBox key={opened} zone={zone} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
};
