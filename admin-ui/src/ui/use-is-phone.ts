import useMediaQuery from '@mui/material/useMediaQuery';

/** As the style sheets draw the line. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 759px)', { noSsr: true });
