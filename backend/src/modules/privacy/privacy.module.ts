import { BarnModule } from '../../platform/event-store/barn-module.js';
import { PdfModule } from '../../platform/pdf/pdf.module.js';
import { ErasePersonHandler } from './commands/erase-person.js';
import { ErasureController } from './http/erasure.controller.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { ReadPersonalDataHandler, ReadPersonalDataPaperHandler } from './queries/personal-data.js';
import { PreviewErasureHandler } from './queries/preview-erasure.js';

@BarnModule({
  name: 'privacy',
  imports: [PdfModule],
  controllers: [ErasureController, PersonalDataController],
  handlers: [ErasePersonHandler, PreviewErasureHandler, ReadPersonalDataHandler, ReadPersonalDataPaperHandler],
})
export class PrivacyModule {}
