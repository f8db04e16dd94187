import type { ThemeOptions } from '@mui/material/styles';

/** Space below a field is there when there is something to say. */
const quiet = { defaultProps: { helperText: false as const } };

/** How react-admin's own parts begin; how they look follows from Material's. */
export const reactAdminDefaults = {
  RaTextInput: quiet,
  RaNumberInput: quiet,
  // Of all inputs it alone would stand lower.
  RaSelectInput: { defaultProps: { ...quiet.defaultProps, margin: 'none' } },
  RaBooleanInput: quiet,
  RaDateInput: quiet,
} as NonNullable<ThemeOptions['components']>;
