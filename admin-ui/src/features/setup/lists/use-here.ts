import { useLocation } from 'react-router-dom';

/** The state of a link to a page that is closed again: where one came from. */
export const useHere = () => {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
};
