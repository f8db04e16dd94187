import { BarnModule } from '../../platform/event-store/barn-module.js';
import { WriteRemarkHandler } from './commands/write-remark.js';
import { Remark } from './tables/remark.entity.js';

@BarnModule({ name: 'notes', entities: [Remark], publishes: [Remark], handlers: [WriteRemarkHandler] })
export class NotesModule {}
