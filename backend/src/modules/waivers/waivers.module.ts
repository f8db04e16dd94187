import { CONFIG, type Config } from '../../platform/config/config.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { UnsignedLimit } from '../../platform/http/unsigned-limit.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { PdfModule } from '../../platform/pdf/pdf.module.js';
import { ForgetSignersHandler } from './commands/forget-signers.js';
import { MoveCoversHandler } from './commands/move-covers.js';
import { MoveWaiversHandler } from './commands/move-waivers.js';
import { SaveWaiverTemplateHandler } from './commands/save-waiver-template.js';
import { SignOwnWaiverHandler } from './commands/sign-own-waiver.js';
import { StoreWaiverHandler } from './commands/store-waiver.js';
import {
  AddOwnWaiverHandler,
  RewriteOwnWaiverHandler,
  SetOwnWaiverActivationHandler,
} from './commands/write-own-waiver.js';
import { waiverEvents } from './events.js';
import { OwnWaiversController } from './http/own-waivers.controller.js';
import { WaiverTemplatesController } from './http/waiver-templates.controller.js';
import { WaiverWebhookController } from './http/waiver-webhook.controller.js';
import { WaiversController } from './http/waivers.controller.js';
import { WaiverIntake } from './intake/waiver-intake.js';
import { WaiverReceiver } from './jobs/receive-waiver.js';
import { moveCoversWhenRidersMerge } from './policies/move-covers-when-riders-merge.js';
import { moveWaiversWhenAccountsMerge } from './policies/move-waivers-when-accounts-merge.js';
import { signedWaiverProjection } from './projections/signed-waiver.js';
import { waiverCoverProjection } from './projections/waiver-cover.js';
import { Smartwaiver } from './provider/smartwaiver.js';
import { NoWaiverProvider, WaiverProvider } from './provider/waiver-provider.js';
import {
  FindWaiverAccountHandler,
  ListAccountWaiversHandler,
  ListTemplateWaiversHandler,
} from './queries/account-waivers.js';
import { BarnsOfTemplateHandler } from './queries/barns-of-template.js';
import { KnowsSignerHandler } from './queries/knows-signer.js';
import { ListOfferedTemplatesHandler } from './queries/offered-templates.js';
import { ReadOwnPaperHandler } from './queries/own-paper.js';
import { ReadOwnStandingHandler } from './queries/own-standing.js';
import { ListUnsignedRidersHandler } from './queries/unsigned-riders.js';
import { ListOwnWaiversHandler, ReadOwnWaiverHandler } from './queries/own-waivers.js';
import { ListUnsettledWaiversHandler } from './queries/unsettled-waivers.js';
import { ListWaiverTemplatesHandler } from './queries/waiver-templates.js';
import { ReadWaiverHandler } from './queries/waiver.js';
import { SignedWaiver } from './tables/signed-waiver.entity.js';
import { WaiverCover } from './tables/waiver-cover.entity.js';
import { WaiverPaper } from './tables/waiver-paper.entity.js';
import { WaiverSignature } from './tables/waiver-signature.entity.js';
import { WaiverTemplate } from './tables/waiver-template.entity.js';
import { WaiverText } from './tables/waiver-text.entity.js';

@BarnModule({
  name: 'waivers',
  entities: [SignedWaiver, WaiverCover, WaiverPaper, WaiverSignature, WaiverTemplate, WaiverText],
  publishes: [SignedWaiver, WaiverPaper],
  events: waiverEvents,
  projections: [signedWaiverProjection, waiverCoverProjection],
  policies: [moveWaiversWhenAccountsMerge, moveCoversWhenRidersMerge],
  imports: [JobsModule, PdfModule],
  controllers: [OwnWaiversController, WaiverTemplatesController, WaiverWebhookController, WaiversController],
  handlers: [
    AddOwnWaiverHandler,
    ForgetSignersHandler,
    MoveCoversHandler,
    MoveWaiversHandler,
    RewriteOwnWaiverHandler,
    SaveWaiverTemplateHandler,
    SetOwnWaiverActivationHandler,
    SignOwnWaiverHandler,
    StoreWaiverHandler,
    BarnsOfTemplateHandler,
    FindWaiverAccountHandler,
    KnowsSignerHandler,
    ListAccountWaiversHandler,
    ListOfferedTemplatesHandler,
    ListOwnWaiversHandler,
    ListTemplateWaiversHandler,
    ListUnsettledWaiversHandler,
    ListWaiverTemplatesHandler,
    ReadOwnPaperHandler,
    ReadOwnStandingHandler,
    ListUnsignedRidersHandler,
    ReadOwnWaiverHandler,
    ReadWaiverHandler,
  ],
  providers: [
    UnsignedLimit,
    WaiverIntake,
    WaiverReceiver,
    {
      provide: WaiverProvider,
      inject: [CONFIG],
      useFactory: ({ waivers }: Config) => (waivers ? new Smartwaiver(waivers) : new NoWaiverProvider()),
    },
  ],
})
export class WaiversModule {}
