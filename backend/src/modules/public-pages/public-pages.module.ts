import { BarnModule } from '../../platform/event-store/barn-module.js';
import { PublicAddresses } from './http/public-addresses.js';
import { WidgetAddresses } from './http/widget-addresses.js';
import { FoundBarns } from './queries/found-barns.js';
import { IntroduceBarnHandler } from './queries/introduction.js';
import { ReadWidgetLookHandler } from './queries/widget-look.js';

@BarnModule({
  name: 'public-pages',
  handlers: [IntroduceBarnHandler, ReadWidgetLookHandler],
  providers: [FoundBarns, PublicAddresses, WidgetAddresses],
})
export class PublicPagesModule {}
