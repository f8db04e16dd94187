import type { ThemeOptions } from '@mui/material/styles';
import { tokens } from '@leadline/api-client';
import { touch } from './mui-forms';

type Colour = (typeof tokens.colour)['dark'];

/** Dialogs, menus, tooltips: one quiet line around, one shadow below. */
export const surfaceOverrides = (colour: Colour): NonNullable<ThemeOptions['components']> => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: tokens.radius.sheet,
        border: `1px solid ${colour.line}`,
        margin: 16,
        width: 'calc(100% - 32px)',
      },
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h6' }, styleOverrides: { root: { padding: '20px 24px 8px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { border: `1px solid ${colour.line}`, minWidth: 180 }, list: { paddingBlock: 4 } },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem', gap: 8, [touch]: { minHeight: 44 } } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { background: colour.ink, color: colour.paper, fontSize: '0.75rem', fontWeight: 400 } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: 'rgb(31 36 33 / 0.4)' }, invisible: { backgroundColor: 'transparent' } },
  },
});
