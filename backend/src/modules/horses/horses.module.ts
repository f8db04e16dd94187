import { CreateHorseHandler } from './commands/create-horse.js';
import { EditHorseHandler } from './commands/edit-horse.js';
import { SetHorseActivationHandler } from './commands/set-horse-activation.js';
import { horseEvents } from './events.js';
import { Horse } from './tables/horse.entity.js';
import { HorsesController } from './http/horses.controller.js';
import { RestHorsesController } from './http/rest-horses.controller.js';
import { GetHorseHandler, ListHorsesHandler } from './queries/horses.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'horses',
  events: horseEvents,
  entities: [Horse],
  controllers: [HorsesController, RestHorsesController],
  handlers: [CreateHorseHandler, EditHorseHandler, SetHorseActivationHandler, GetHorseHandler, ListHorsesHandler],
})
export class HorsesModule {}
