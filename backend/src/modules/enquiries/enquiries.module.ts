import { CONFIG, type Config } from '../../platform/config/config.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { CardCheckout, StrangersTill } from '../cards/contracts.js';
import { enquiryAnswers } from './answers.js';
import { ConfirmEnquiryHandler } from './commands/confirm-enquiry.js';
import { EraseOldEnquiriesHandler } from './commands/erase-old-enquiries.js';
import { ForgetEnquiriesHandler } from './commands/forget-enquiries.js';
import { LinkEnquiryHandler, MakeClientOfEnquiryHandler } from './commands/link-enquiry.js';
import { MakeEnquiryHandler } from './commands/make-enquiry.js';
import { MoveEnquiriesHandler } from './commands/move-enquiries.js';
import { AssignEnquiryHandler, CloseEnquiryHandler } from './commands/settle-enquiry.js';
import { AnswerEnquiryHandler, ContinueEnquiryHandler } from './commands/write-message.js';
import { DeclinePlaceHandler } from './commands/decline-place.js';
import { GivePlaceHandler } from './commands/give-place.js';
import { KeepPaidPlaceHandler } from './commands/keep-paid-place.js';
import { NoteFreedPlacesHandler } from './commands/note-freed-places.js';
import { WithdrawPlaceHandler } from './commands/withdraw-place.js';
import { ENQUIRY_FORM } from './domain/limits.js';
import { EnquiryLinks } from './enquiry-links.js';
import { enquiryEvents } from './events.js';
import { FormStamps } from '../../platform/auth/form-stamps.js';
import { EnquiriesController } from './http/enquiries.controller.js';
import { PublicEnquiriesController } from './http/public-enquiries.controller.js';
import { PlacePaymentsController } from './http/place-payments.controller.js';
import { PlacesController } from './http/places.controller.js';
import { PublicPlacesController } from './http/public-places.controller.js';
import { EnquiryEraser, EnquirySchedule } from './jobs/erase-enquiries.js';
import { moveEnquiriesWhenPeopleMerge } from './policies/move-enquiries-when-people-merge.js';
import { keepPaidPlaces } from './policies/keep-paid-places.js';
import { noteFreedPlaces } from './policies/note-freed-places.js';
import { HasEnquiriesDueHandler } from './queries/enquiries-due.js';
import { ListEnquiriesHandler } from './queries/enquiries.js';
import { HandOutFormHandler } from './queries/enquiry-form.js';
import { HandOutPlaceFormHandler } from './queries/place-form.js';
import { ReadEnquiryHandler } from './queries/enquiry.js';
import { ReadPlaceToPayHandler } from './queries/place-payment.js';
import { ReadOwnEnquiryHandler } from './queries/own-enquiry.js';
import { EnquiryMessage } from './tables/enquiry-message.entity.js';
import { Enquiry } from './tables/enquiry.entity.js';

@BarnModule({
  name: 'enquiries',
  entities: [Enquiry, EnquiryMessage],
  publishes: [Enquiry, EnquiryMessage],
  answers: enquiryAnswers,
  events: enquiryEvents,
  policies: [moveEnquiriesWhenPeopleMerge, noteFreedPlaces, keepPaidPlaces],
  imports: [JobsModule],
  controllers: [
    EnquiriesController,
    PublicEnquiriesController,
    PlacePaymentsController,
    PlacesController,
    PublicPlacesController,
  ],
  handlers: [
    AnswerEnquiryHandler,
    AssignEnquiryHandler,
    CloseEnquiryHandler,
    ConfirmEnquiryHandler,
    ContinueEnquiryHandler,
    DeclinePlaceHandler,
    EraseOldEnquiriesHandler,
    ForgetEnquiriesHandler,
    GivePlaceHandler,
    KeepPaidPlaceHandler,
    LinkEnquiryHandler,
    MakeClientOfEnquiryHandler,
    MakeEnquiryHandler,
    MoveEnquiriesHandler,
    NoteFreedPlacesHandler,
    HandOutFormHandler,
    HandOutPlaceFormHandler,
    HasEnquiriesDueHandler,
    ListEnquiriesHandler,
    ReadEnquiryHandler,
    ReadOwnEnquiryHandler,
    ReadPlaceToPayHandler,
    WithdrawPlaceHandler,
  ],
  providers: [
    CardCheckout,
    StrangersTill,
    EnquirySchedule,
    EnquiryEraser,
    { provide: EnquiryLinks, inject: [CONFIG], useFactory: ({ secret }: Config) => new EnquiryLinks(secret) },
    { provide: FormStamps, inject: [CONFIG], useFactory: ({ secret }: Config) => new FormStamps(secret, ENQUIRY_FORM) },
  ],
})
export class EnquiriesModule {}
