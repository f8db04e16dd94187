import { horseAnswers } from './answers.js';
import { AddHorseFileHandler } from './commands/add-horse-file.js';
import { RemoveHorseFileHandler } from './commands/remove-horse-file.js';
import { CreateHorseHandler, CreateHorsesHandler } from './commands/create-horse.js';
import { RemoveHorsesHandler } from './commands/remove-horses.js';
import { EditHorseHandler } from './commands/edit-horse.js';
import { SetHorseActivationHandler } from './commands/set-horse-activation.js';
import { horseEvents } from './events.js';
import { horse } from './horse.record.js';
import { Horse } from './tables/horse.entity.js';
import { HorseFile } from './tables/horse-file.entity.js';
import { HorseFilesController } from './http/horse-files.controller.js';
import { HorsesController } from './http/horses.controller.js';
import { WorkLimitsController } from './http/work-limits.controller.js';
import { RestHorsesController } from './http/rest-horses.controller.js';
import {
  GetHorseFileHandler,
  HorseFileContentHandler,
  KnownHorseFileKeysHandler,
  ListHorseFilesHandler,
} from './queries/horse-files.js';
import { KeepHorseFile } from './uploads/keep-horse-file.js';
import { HorseFileSchedule, HorseFileSweeper } from './uploads/sweep-horse-files.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { GetHorseHandler, ListHorsesHandler } from './queries/horses.js';
import { GetWorkLimitsHandler } from './queries/work-limits.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'horses',
  answers: horseAnswers,
  events: horseEvents,
  records: [horse],
  entities: [Horse, HorseFile],
  publishes: [Horse],
  imports: [FilesModule],
  controllers: [HorseFilesController, HorsesController, RestHorsesController, WorkLimitsController],
  handlers: [
    AddHorseFileHandler,
    RemoveHorseFileHandler,
    GetHorseFileHandler,
    HorseFileContentHandler,
    KnownHorseFileKeysHandler,
    ListHorseFilesHandler,
    CreateHorseHandler,
    CreateHorsesHandler,
    RemoveHorsesHandler,
    EditHorseHandler,
    SetHorseActivationHandler,
    GetHorseHandler,
    GetWorkLimitsHandler,
    ListHorsesHandler,
  ],
  providers: [KeepHorseFile, HorseFileSchedule, HorseFileSweeper],
})
export class HorsesModule {}
