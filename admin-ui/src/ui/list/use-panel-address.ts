import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyRow } from './describe-list';
import { useDescription } from './list-context';

/** What lies open beside the list is part of the address; the list's own state stays behind the question mark. */
export const usePanelAddress = () => {
  const { resource, route = `/${resource}`, form, home } = useDescription();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = form ? `${route}/${form.path}` : route;
  const path = (sub: string) => `${sub ? `${base}/${sub === 'create' ? (form?.create ?? sub) : sub}` : route}${search}`;
  const within = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  const opened = decodeURIComponent(within.split('/')[0] ?? '');
  const rowPath = (row: AnyRow) => home?.(row) ?? path(encodeURIComponent(row.id));
  return {
    /** An id, `create`, or nothing. */
    opened: opened === form?.create ? 'create' : opened,
    /** Where a row leads: its own page, or the panel. */
    rowPath,
    openRow: (row: AnyRow) => void navigate(rowPath(row)),
    open: (sub: string) => void navigate(path(encodeURIComponent(sub))),
    close: () => void navigate(path('')),
  };
};
