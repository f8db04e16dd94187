import type { Reply } from '@leadline/api-client';
import { horseHome } from '@/data/addresses/horse-home-address';
import { importPage } from '@/data/addresses/import-address';
import { keys } from '@/data/requests/keys';
import { listOf } from '@/ui/list/described';
import { OwnerInput } from './OwnerInput';
import { whereLevelsAreAsked, whereSuitabilityIsAsked } from '@/ui/list/suits';

export type Horse = Reply<'rest/horses'>[number];

export const horses = listOf<Horse>('horses', {
  parts: {
    owner_id: { Input: OwnerInput },
    own_weight: { when: whereSuitabilityIsAsked },
    most_carried: { when: whereSuitabilityIsAsked },
    rider_height_from: { when: whereSuitabilityIsAsked },
    rider_height_to: { when: whereSuitabilityIsAsked },
    level_from_id: { when: whereLevelsAreAsked },
    level_to_id: { when: whereLevelsAreAsked },
  },
  home: ({ id }) => `${horseHome(id)}/details`,
  overviews: [
    { to: '/horsework', label: 'Horses’ week', call: 'horses/workOfWeek' },
    { to: '/horsecare', label: 'Care', call: 'horse_care/due', where: 'has_horse_care' },
  ],
  importFrom: importPage('horses'),
  words: { add: 'Add New Horse', create: 'Create a New Horse' },
  shownIn: [keys.lessons],
});
