import type { ModuleParts } from '../../platform/event-store/registry.js';
import { notFound } from '../../platform/http/errors.js';
import { setupEvents } from './events.js';
import { giveANewFarmItsProgramType } from './policies/give-a-new-farm-its-program-type.js';

const missing = (what: string) => () => notFound(what);

export const setup: ModuleParts = {
  name: 'setup',
  events: setupEvents,
  policies: [giveANewFarmItsProgramType],
  violations: {
    program_farm_id_program_type_id_fkey: missing('The program type'),
    program_farm_id_instructor_id_fkey: missing('The instructor'),
    program_farm_id_location_id_fkey: missing('The location'),
    section_farm_id_program_id_fkey: missing('The program'),
    section_farm_id_instructor_id_fkey: missing('The instructor'),
    section_farm_id_location_id_fkey: missing('The location'),
    section_farm_id_product_id_fkey: missing('The product'),
  },
};
