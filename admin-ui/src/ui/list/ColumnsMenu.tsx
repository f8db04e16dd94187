import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Tick } from '@/ui/Tick';
import { useColumns } from './use-columns';

export const ColumnsMenu = () => {
  const { choices, isShown, toggle } = useColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Columns' } }}
      >
        {choices.map((field) => (
          <MenuItem
            key={field.source}
            role="menuitemcheckbox"
            aria-checked={isShown(field)}
            onClick={() => toggle(field)}
          >
            <span className="menu-tick">{isShown(field) && <Tick />}</span>
            {field.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
