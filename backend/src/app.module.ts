import { Module } from '@nestjs/common';
import { BillingModule } from './modules/billing/billing.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { CardsModule } from './modules/cards/cards.module.js';
import { EnquiriesModule } from './modules/enquiries/enquiries.module.js';
import { EnrollmentModule } from './modules/enrollment/enrollment.module.js';
import { ExportsModule } from './modules/exports/exports.module.js';
import { FarmsModule } from './modules/farms/farms.module.js';
import { HistoryModule } from './modules/history/history.module.js';
import { HorsesModule } from './modules/horses/horses.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { NotesModule } from './modules/notes/notes.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { PublicPagesModule } from './modules/public-pages/public-pages.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { SchedulingModule } from './modules/scheduling/scheduling.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SetupModule } from './modules/setup/setup.module.js';
import { WaiversModule } from './modules/waivers/waivers.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { descriptionOf } from './platform/event-store/barn-module.js';
import { DispatcherModule } from './platform/event-store/dispatcher.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { CleanupModule } from './platform/cleanup/cleanup.module.js';

/**
 * From the ground up: a module's SQL joins only tables of modules that stand before it. Of those behind it, it is told by events, and reads
 * through lookups that they answer (lookups.ts, answers.ts). Policies and projections run in this order, too.
 */
const modules = [
  FarmsModule,
  IdentityModule,
  SetupModule,
  PeopleModule,
  HorsesModule,
  NotesModule,
  SchedulingModule,
  EnrollmentModule,
  BillingModule,
  CardsModule,
  EnquiriesModule,
  CalendarModule,
  ReportsModule,
  HistoryModule,
  SearchModule,
  ImportsModule,
  WaiversModule,
  WebhooksModule,
  NotificationsModule,
  PrivacyModule,
  PublicPagesModule,
  ExportsModule,
];

export const moduleDescriptions = modules.map(descriptionOf);

@Module({
  imports: [PlatformModule.with(moduleDescriptions), DispatcherModule, MetricsModule, CleanupModule, ...modules],
})
export class AppModule {}
