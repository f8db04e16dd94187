import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { extractValidSavedQueries, useListContext, useSavedQueries, type SavedQuery } from 'react-admin';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { Tick } from '@/ui/Tick';
import { useDescription } from './list-context';
import { NameView } from './NameView';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const useView = () => {
  const { resource } = useDescription();
  const { filterValues: filter, sort, perPage } = useListContext();
  const [kept, setKept] = useSavedQueries(resource);
  const saved = extractValidSavedQueries(kept);
  const current = saved.find(({ value }) => isSame([value.filter, value.sort], [filter, sort]));
  return {
    saved,
    current,
    keep: (label: string) =>
      setKept([...saved.filter((one) => one.label !== label), { label, value: { filter, sort, perPage } }]),
    forget: (gone: SavedQuery) => setKept(saved.filter(({ label }) => label !== gone.label)),
  };
};

/** Filters and order under a name of one's own, remembered by this browser. */
export const SavedViews = () => {
  const { saved, current, keep, forget } = useView();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const close = () => setAnchor(null);
  const show = ({ value: { filter, sort, perPage } }: SavedQuery) => {
    close();
    const search = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: sort?.field ?? 'id',
      order: sort?.order ?? 'ASC',
      page: '1',
      perPage: String(perPage ?? 100),
    });
    void navigate({ search: search.toString() });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current?.label ?? 'Views'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': 'Views' } }}>
        {saved.map((view) => (
          <MenuItem key={view.label} role="menuitemradio" aria-checked={view === current} onClick={() => show(view)}>
            <span className="menu-tick">{view === current && <Tick />}</span>
            {view.label}
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          Save this view …
        </MenuItem>
        {current && (
          <MenuItem
            onClick={() => {
              close();
              forget(current);
            }}
          >
            Remove “{current.label}”
          </MenuItem>
        )}
      </Menu>
      {isNaming && <NameView onKeep={keep} onClose={() => setNaming(false)} />}
    </>
  );
};
