import { HistoryController } from './http/history.controller.js';
import { ShowRecordHistoryHandler } from './queries/record-history.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({ name: 'history', controllers: [HistoryController], handlers: [ShowRecordHistoryHandler] })
export class HistoryModule {}
