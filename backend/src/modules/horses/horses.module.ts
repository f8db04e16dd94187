import { horseAnswers } from './answers.js';
import { AddHorseFileHandler } from './commands/add-horse-file.js';
import { EditHorseFileHandler } from './commands/edit-horse-file.js';
import { RemoveHorseFileHandler } from './commands/remove-horse-file.js';
import { CreateHorseHandler, CreateHorsesHandler } from './commands/create-horse.js';
import { RemoveHorsesHandler } from './commands/remove-horses.js';
import { EditHorseHandler } from './commands/edit-horse.js';
import { SetHorseActivationHandler } from './commands/set-horse-activation.js';
import { EditCareHandler } from './commands/edit-care.js';
import { NoteCareHandler } from './commands/note-care.js';
import { RemoveCareHandler } from './commands/remove-care.js';
import { EditMeasureHandler } from './commands/edit-measure.js';
import { NoteMeasureHandler } from './commands/note-measure.js';
import { RemoveMeasureHandler } from './commands/remove-measure.js';
import { SaveCareKindHandler } from './commands/save-care-kind.js';
import { SetCareIntervalHandler } from './commands/set-care-interval.js';
import { horseEvents } from './events.js';
import { horse } from './horse.record.js';
import { Horse } from './tables/horse.entity.js';
import { HorseFile } from './tables/horse-file.entity.js';
import { HorseMeasure } from './tables/horse-measure.entity.js';
import { CareEntry } from './tables/care-entry.entity.js';
import { HorseCareInterval } from './tables/care-interval.entity.js';
import { CareKind } from './tables/care-kind.entity.js';
import { CareController } from './http/care.controller.js';
import { giveABarnItsCareKinds } from './policies/give-a-barn-its-care-kinds.js';
import { horsesFollowTheirOwners } from './policies/horses-follow-their-owners.js';
import { ListCareKindsHandler } from './queries/care-kinds.js';
import { ListDueCareHandler } from './queries/due-care.js';
import { GetHorseCareHandler } from './queries/horse-care.js';
import { GetHorseMeasuresHandler } from './queries/horse-measures.js';
import { MeasuresController } from './http/measures.controller.js';
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
import { ListHorsesOffHandler } from './queries/horses-off.js';
import { GetWorkLimitsHandler } from './queries/work-limits.js';
import { invalid, notFound } from '../../platform/errors/refusal.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'horses',
  answers: horseAnswers,
  events: horseEvents,
  records: [horse],
  entities: [CareEntry, CareKind, Horse, HorseCareInterval, HorseFile, HorseMeasure],
  policies: [giveABarnItsCareKinds, horsesFollowTheirOwners],
  publishes: [Horse, HorseMeasure],
  violations: {
    horse_time_off: () => invalid('off_until', 'It works again after the day from which on it is off'),
    horse_rider_heights: () => invalid('rider_height_to', 'Riders’ height: up to is below from'),
    horse_farm_id_owner_id_fkey: () => notFound('The owner', 'owner_id'),
    horse_farm_id_level_from_id_fkey: () => notFound('The level', 'level_from_id'),
    horse_farm_id_level_to_id_fkey: () => notFound('The level', 'level_to_id'),
  },
  imports: [FilesModule],
  controllers: [
    CareController,
    HorseFilesController,
    HorsesController,
    MeasuresController,
    RestHorsesController,
    WorkLimitsController,
  ],
  handlers: [
    AddHorseFileHandler,
    EditHorseFileHandler,
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
    ListHorsesOffHandler,
    ListHorsesHandler,
    EditCareHandler,
    NoteCareHandler,
    RemoveCareHandler,
    SaveCareKindHandler,
    SetCareIntervalHandler,
    ListCareKindsHandler,
    ListDueCareHandler,
    GetHorseCareHandler,
    EditMeasureHandler,
    NoteMeasureHandler,
    RemoveMeasureHandler,
    GetHorseMeasuresHandler,
  ],
  providers: [KeepHorseFile, HorseFileSchedule, HorseFileSweeper],
})
export class HorsesModule {}
