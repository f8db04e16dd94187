import { useLocation, useNavigate } from 'react-router-dom';
import { useDescription } from './list-context';

/** What lies open beside the list is part of the address; the list's own state stays behind the question mark. */
export const usePanelAddress = () => {
  const { resource } = useDescription();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = (sub: string) => `/${resource}${sub && `/${sub}`}${search}`;
  return {
    /** An id, `create`, or nothing. */
    opened: decodeURIComponent(pathname.split('/')[2] ?? ''),
    path,
    open: (sub: string) => void navigate(path(encodeURIComponent(sub))),
    close: () => void navigate(path('')),
  };
};
