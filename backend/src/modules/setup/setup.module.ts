import { setupEvents } from './events.js';
import { SetupController } from './http/setup.controller.js';
import { giveANewFarmItsProgramType } from './policies/give-a-new-farm-its-program-type.js';
import { notFound } from '../../platform/errors/refusal.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

const missing = (what: string) => () => notFound(what);

@BarnModule({
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
  controllers: [SetupController],
})
export class SetupModule {}
