import { farmEvents } from './events.js';
import { FarmsController } from './http/farms.controller.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'farms',
  events: farmEvents,
  controllers: [FarmsController],
})
export class FarmsModule {}
