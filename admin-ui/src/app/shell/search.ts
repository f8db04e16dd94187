import { settings, type Reply } from '@leadline/api-client';
import type { Access } from '@/data/providers/use-access';
import { tabs, type BarnOfTabs } from '@/features/setup/tabs';
import { dayAndTime } from '@/data/time/words';
import { fits } from '@/ui/filters/fits';
import { entriesFor, type BarnOfMenu } from './entries';
import { furtherPages } from './further-pages';

type Hit = Reply<'search/index'>['hits'][number];

export type Shown = {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly detail: string;
  readonly to: string;
};

/** What something found is called, and where its page is. */
const pages: Readonly<Record<Hit['kind'], { readonly kind: string; readonly to: (id: string) => string }>> = {
  rider: { kind: 'Rider', to: (id) => `/clienthome/${id}` },
  account: { kind: 'Account holder', to: (id) => `/clienthome/${id}/account` },
  horse: { kind: 'Horse', to: (id) => `/horsehome/${id}/details` },
  staff: { kind: 'Staff', to: (id) => `/staffhome/${id}/details` },
  section: { kind: 'Section', to: (id) => `/setup/sections/sectionform/${id}` },
  lesson: { kind: 'Lesson', to: (id) => `/calendarGroup/edit/${id}` },
};

const state = ({ kind, is_active }: Hit) => (is_active ? '' : kind === 'lesson' ? 'cancelled' : 'inactive');

export const shownHit = (hit: Hit): Shown => {
  const { kind, id, name, detail, scheduled_date, start_time } = hit;
  const when = scheduled_date ? dayAndTime(scheduled_date, start_time ?? '') : '';
  return {
    key: `${kind} ${id}`,
    kind: pages[kind].kind,
    name,
    detail: [when, detail, state(hit)].filter(Boolean).join(' · '),
    to: pages[kind].to(id),
  };
};

const most = 6;

/** Pages of the menu and those that it leads to, pages of the setup, and the barn's settings: the screens know them without asking. */
export const pageHits = (query: string, access: Access, barn: BarnOfTabs & BarnOfMenu): Shown[] => {
  if (!query.trim()) return [];
  const page = (kind: string, name: string, to: string): Shown => ({
    key: `${kind} ${to} ${name}`,
    kind,
    name,
    detail: '',
    to,
  });
  const open = [
    ...entriesFor(access, barn).map(({ label, to }) => page('Page', label, to)),
    ...furtherPages.filter(({ isOpen }) => isOpen(access, barn)).map(({ label, to }) => page('Page', label, to)),
    ...tabs.filter(({ isOpen }) => isOpen(access, barn)).map(({ label, to }) => page('Setup', label, to)),
    ...(access.canCall('farms/updateFarmPreferencesClient')
      ? settings
          .filter(({ editableBy }) => editableBy === 'administrator')
          .map(({ name, label }) => page('Setting', label, `/setup/updateprefs?q=${encodeURIComponent(name)}`))
      : []),
  ];
  return open.filter(({ name }) => fits(name, query)).slice(0, most);
};
