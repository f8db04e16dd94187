import { peopleEvents } from './events.js';
import { PeopleController } from './http/people.controller.js';
import { RestPeopleController } from './http/rest-people.controller.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'people',
  events: peopleEvents,
  controllers: [PeopleController, RestPeopleController],
})
export class PeopleModule {}
