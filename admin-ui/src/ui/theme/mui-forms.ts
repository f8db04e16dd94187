import type { ThemeOptions } from '@mui/material/styles';
import { tokens } from '@leadline/api-client';

type Colour = (typeof tokens.colour)['dark'];

/** A finger needs more room than a pointer. */
export const touch = '@media (pointer: coarse)';

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
        [touch]: { minHeight: 44 },
      },
      outlined: { borderColor: colour['line-strong'], color: colour.ink, background: colour.surface },
      outlinedError: { borderColor: colour.danger, color: colour.danger },
      text: { color: colour.accent },
      textError: { color: colour.danger },
      sizeSmall: { minHeight: 28, paddingInline: 10, fontSize: '0.8125rem', [touch]: { minHeight: 44 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: tokens.radius.control,
        color: colour.muted,
        '&.Mui-focusVisible': { outline: `2px solid ${colour.accent}` },
        [touch]: { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  // The label stands above its field and stays there.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontSize: '0.75rem',
        lineHeight: 1.43,
        fontWeight: tokens.weight.strong,
        color: colour.ink,
        whiteSpace: 'normal',
        '&.Mui-focused': { color: colour.ink },
        '&.Mui-error': { color: colour.danger },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '4px 0 0', fontSize: '0.75rem', color: colour.muted, '&.Mui-error': { fontWeight: 600 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: { background: colour.surface, fontSize: '0.875rem', minHeight: 36, [touch]: { minHeight: 44 } },
      notchedOutline: { borderColor: colour['line-strong'], top: 0, '& legend': { display: 'none' } },
      input: { paddingBlock: 7.5, height: '1.3em' },
      inputMultiline: { paddingBlock: 0, height: 'auto' },
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: colour['line-strong'] } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '3px 8px' },
      input: { minHeight: 22 },
      paper: { border: `1px solid ${colour.line}`, fontSize: '0.875rem' },
      option: { minHeight: '36px !important', fontSize: '0.875rem', [touch]: { minHeight: '44px !important' } },
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
        [touch]: { height: 44 },
      },
      deleteIcon: {
        color: colour.muted,
        [touch]: { boxSizing: 'border-box', width: 44, height: 44, padding: 11, margin: '0 0 0 -8px' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      track: { backgroundColor: colour['line-strong'], opacity: 1 },
      thumb: { boxShadow: 'none', border: `1px solid ${colour['line-strong']}` },
    },
  },
});
