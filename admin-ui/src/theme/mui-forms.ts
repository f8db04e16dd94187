import type { ThemeOptions } from '@mui/material/styles';
import { tokens } from '@leadline/api-client';

type Colour = (typeof tokens.colour)['dark'];

/** Inputs and buttons: 36 px high, a clear border, the accent only where something happens. */
export const formOverrides = (colour: Colour): NonNullable<ThemeOptions['components']> => ({
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        paddingInline: 14,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
      },
      outlined: { borderColor: colour['line-strong'], color: colour.ink, background: colour.surface },
      outlinedError: { borderColor: colour.danger, color: colour.danger },
      text: { color: colour.accent },
      textError: { color: colour.danger },
      sizeSmall: { minHeight: 28, paddingInline: 10, fontSize: '0.8125rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: tokens.radius.control,
        color: colour.muted,
        '&.Mui-focusVisible': { outline: `2px solid ${colour.accent}` },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { background: colour.surface, fontSize: '0.875rem', minHeight: 36 },
      notchedOutline: { borderColor: colour['line-strong'] },
      input: { paddingBlock: 7.5, height: '1.3em' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '3px 8px' },
      input: { minHeight: 22 },
      paper: { border: `1px solid ${colour.line}`, fontSize: '0.875rem' },
      option: { minHeight: '36px !important', fontSize: '0.875rem' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: tokens.radius.control,
        height: 26,
        fontSize: '0.8125rem',
        background: colour['accent-tint'],
        color: colour.ink,
      },
      deleteIcon: { color: colour.muted },
    },
  },
  MuiSwitch: { styleOverrides: { track: { backgroundColor: colour['line-strong'], opacity: 1 } } },
});
