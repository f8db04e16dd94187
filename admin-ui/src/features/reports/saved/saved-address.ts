import { selectFilters } from '@/ui/filters/filters';
import type { SavedReport } from '@/data/requests/saved-reports';
import { reportAddress } from '../catalogue';

type Shown = Pick<SavedReport, 'group' | 'report' | 'filters' | 'sort' | 'contact' | 'date1' | 'date2'>;

/** What the server calls otherwise than the address does. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(selectFilters.map((name) => [`${name}_id`, name])),
  available: 'availability',
  status_code: 'attendance',
};

const valueOf = (name: string, value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return name === 'available' && text !== 'full' ? 'available' : text;
};

const sortOf = (sort: string): string => {
  const [by, direction] = JSON.parse(sort) as [string, string];
  return direction === 'DESC' ? `-${by}` : by;
};

/** Where a saved report is read as it was saved, of its days as they are seen from today, or of others. */
export const savedAddress = (
  saved: Shown,
  days: { readonly from?: string | null; readonly to?: string | null } = {},
) => {
  const { group, report, filters, sort, contact, date1, date2 } = saved;
  const params = new URLSearchParams();
  const [from, to] = [days.from ?? date1, days.to ?? date2];
  if (date1 && from && to) {
    params.set('from', from);
    params.set('to', to);
  }
  for (const [name, value] of Object.entries(filters)) {
    const said = valueOf(name, value);
    if (said) params.set(names[name] ?? name, said);
  }
  if (sort) params.set('sort', sortOf(sort));
  if (contact === 1) params.set('contact', '1');
  return `${reportAddress(group, report)}?${params.toString()}`;
};
