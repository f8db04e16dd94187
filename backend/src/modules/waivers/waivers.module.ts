import { BarnModule } from '../../platform/event-store/barn-module.js';
import { SaveWaiverTemplateHandler } from './commands/save-waiver-template.js';
import { waiverEvents } from './events.js';
import { WaiverTemplatesController } from './http/waiver-templates.controller.js';
import { ListWaiverTemplatesHandler } from './queries/waiver-templates.js';
import { WaiverTemplate } from './tables/waiver-template.entity.js';

@BarnModule({
  name: 'waivers',
  entities: [WaiverTemplate],
  events: waiverEvents,
  controllers: [WaiverTemplatesController],
  handlers: [SaveWaiverTemplateHandler, ListWaiverTemplatesHandler],
})
export class WaiversModule {}
