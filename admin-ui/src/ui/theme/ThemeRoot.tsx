import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from './mui-theme';
import { useScheme } from './scheme';

export const ThemeRoot = ({ children }: { children: ReactNode }) => {
  const scheme = useScheme();
  const theme = useMemo(() => muiTheme(scheme), [scheme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};
