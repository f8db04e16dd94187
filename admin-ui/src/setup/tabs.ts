import type { Access } from '@/providers/use-access';
import { places } from '@/resources/setup/places';

export type Tab = {
  readonly to: string;
  readonly label: string;
  readonly isOpen: (access: Access) => boolean;
};

const lists = Object.values(places).map(({ route, title, resource }): Tab => ({
  to: route,
  label: title,
  isOpen: ({ canAct }) => canAct(resource, 'list'),
}));

/** What a barn is set up with, in the order of the specification. */
export const tabs: readonly Tab[] = [
  ...lists,
  { to: '/setup/roles', label: 'Roles', isOpen: ({ canCall }) => canCall('roles/index') },
  { to: '/setup/import', label: 'Import', isOpen: ({ canCall }) => canCall('imports/upload') },
  {
    to: '/setup/updateprefs',
    label: 'Settings',
    isOpen: ({ canCall }) => canCall('farms/updateFarmPreferencesClient'),
  },
];
