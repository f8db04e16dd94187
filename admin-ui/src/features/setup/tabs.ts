import type { Access } from '@/data/providers/use-access';
import type { Barn } from '@/data/requests/barn';
import { places } from './lists/places';

export type BarnOfTabs = Pick<Barn, 'clients_can_register' | 'can_sign_waivers' | 'has_horse_care'>;

export type Tab = {
  readonly to: string;
  readonly label: string;
  /** What depends on a setting is open only where the barn is known. */
  readonly isOpen: (access: Access, barn?: BarnOfTabs) => boolean;
};

const lists = Object.values(places).map(({ route, title, resource }): Tab => ({
  to: route,
  label: title,
  isOpen: ({ canAct }) => canAct(resource, 'list'),
}));

/** What a barn is set up with, in the order of the specification. */
export const tabs: readonly Tab[] = [
  ...lists,
  {
    to: '/setup/registration',
    label: 'Registration',
    isOpen: ({ canCall }, barn) =>
      barn?.clients_can_register === 1 && canCall('lesson_date_time_series/createRegistration'),
  },
  {
    to: '/setup/waivers',
    label: 'Waivers',
    isOpen: ({ canCall }, barn) => barn?.can_sign_waivers === 1 && canCall('own_waiver/index'),
  },
  { to: '/setup/policies', label: 'Policies', isOpen: ({ canCall }) => canCall('policies/index') },
  { to: '/setup/roles', label: 'Roles', isOpen: ({ canCall }) => canCall('roles/index') },
  { to: '/setup/import', label: 'Import', isOpen: ({ canCall }) => canCall('imports/upload') },
  { to: '/setup/export', label: 'Export', isOpen: ({ canCall }) => canCall('exports/start') },
  {
    to: '/setup/updateprefs',
    label: 'Settings',
    isOpen: ({ canCall }) => canCall('farms/updateFarmPreferencesClient'),
  },
];
