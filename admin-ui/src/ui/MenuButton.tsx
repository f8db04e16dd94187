import { useState, type ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export type MenuEntry = {
  readonly label: ReactNode;
  readonly key: string;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
};

type MenuButtonProps = {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly size?: 'small' | 'medium';
  readonly className?: string;
};

export const MenuButton = ({
  label,
  entries,
  icon,
  children,
  variant = 'outlined',
  size = 'medium',
  className,
}: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A day has a hundred of them, of which few are opened.
  const [wasOpened, setWasOpened] = useState(false);
  const opens = {
    onClick: (event: { currentTarget: HTMLElement }) => {
      setWasOpened(true);
      setAnchor(event.currentTarget);
    },
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
  };
  return (
    <>
      {children ? (
        <Button variant={variant} size={size} className={className} endIcon={icon} {...opens}>
          {children}
        </Button>
      ) : (
        <IconButton size="small" aria-label={label} className={className} {...opens}>
          {icon}
        </IconButton>
      )}
      {wasOpened && (
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {entries.map(({ key, label: text, onClick, danger, disabled }) => (
            <MenuItem
              key={key}
              disabled={disabled ?? false}
              sx={danger ? { color: 'error.main' } : undefined}
              onClick={() => {
                setAnchor(null);
                onClick();
              }}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
