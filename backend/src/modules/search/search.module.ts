import { BarnModule } from '../../platform/event-store/barn-module.js';
import { SearchController } from './http/search.controller.js';
import { SearchBarnHandler } from './queries/search-barn.js';

@BarnModule({ name: 'search', controllers: [SearchController], handlers: [SearchBarnHandler] })
export class SearchModule {}
