import { BarnModule } from '../../platform/event-store/barn-module.js';
import { PublicAddresses } from './http/public-addresses.js';
import { FoundBarns } from './queries/found-barns.js';
import { IntroduceBarnHandler } from './queries/introduction.js';

@BarnModule({ name: 'public-pages', handlers: [IntroduceBarnHandler], providers: [FoundBarns, PublicAddresses] })
export class PublicPagesModule {}
