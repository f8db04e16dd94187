import { Module } from '@nestjs/common';
import { moduleParts } from './module-parts.js';
import { BillingModule } from './modules/billing/billing.module.js';
import { EnrollmentModule } from './modules/enrollment/enrollment.module.js';
import { FarmsModule } from './modules/farms/farms.module.js';
import { HorsesModule } from './modules/horses/horses.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { SchedulingModule } from './modules/scheduling/scheduling.module.js';
import { SetupModule } from './modules/setup/setup.module.js';
import { KernelModule } from './platform/kernel.module.js';

/** Every module of the product, once. */
@Module({ imports: [KernelModule.with(moduleParts), IdentityModule, FarmsModule, SetupModule, PeopleModule, HorsesModule, SchedulingModule, EnrollmentModule, BillingModule, NotificationsModule] })
export class AppModule {}
