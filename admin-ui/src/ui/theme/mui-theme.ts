import { createTheme, type Theme } from '@mui/material/styles';
import { tokens, type Scheme } from '@leadline/api-client';
import { formOverrides } from './mui-forms';
import { reactAdminDefaults } from './mui-react-admin';
import { surfaceOverrides } from './mui-surfaces';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Material's parts drawn with our tokens: flat, no capitals, no ripple; shadows only on what floats. */
export const muiTheme = (scheme: Scheme): Theme => {
  const colour = tokens.colour[scheme];
  const { size, weight } = tokens;
  return createTheme({
    palette: {
      mode: scheme,
      primary: { main: colour.accent, dark: colour['accent-strong'], contrastText: colour['on-accent'] },
      error: { main: colour.danger, contrastText: colour['on-danger'] },
      warning: { main: colour.warning },
      info: { main: colour.info },
      background: { default: colour.paper, paper: colour.surface },
      text: { primary: colour.ink, secondary: colour.muted },
      divider: colour.line,
    },
    spacing: tokens.space,
    shape: { borderRadius: tokens.radius.control },
    shadows: Array.from({ length: 25 }, (_, level) =>
      level === 0 ? 'none' : tokens.shadow.floating,
    ) as Theme['shadows'],
    transitions: {
      duration: {
        shortest: 80,
        shorter: 100,
        short: 120,
        standard: tokens.motion,
        complex: tokens.motion,
        enteringScreen: tokens.motion,
        leavingScreen: 100,
      },
    },
    typography: {
      fontFamily: tokens.font,
      fontWeightRegular: weight.regular,
      fontWeightMedium: weight.strong,
      fontWeightBold: weight.strong,
      h6: { fontSize: rem(size.lg), fontWeight: weight.strong },
      body1: { fontSize: rem(size.sm) },
      body2: { fontSize: rem(size.sm) },
      button: { fontSize: rem(size.sm), fontWeight: weight.strong, textTransform: 'none', letterSpacing: 0 },
      caption: { fontSize: rem(size.xs) },
    },
    components: { ...surfaceOverrides(colour), ...formOverrides(colour), ...reactAdminDefaults },
  });
};
