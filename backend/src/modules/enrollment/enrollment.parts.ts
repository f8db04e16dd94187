import type { ModuleParts } from '../../platform/event-store/registry.js';
import { alreadyBooked } from './domain/booking-rules.js';
import { enrollmentEvents } from './events.js';
import { cancelRoster } from './policies/cancel-roster.js';
import { completeRoster } from './policies/complete-roster.js';
import { enrolInitialRoster } from './policies/enrol-initial-roster.js';
import { lessonHorseProjection } from './projections/lesson-horse.js';
import { lessonPersonProjection } from './projections/lesson-person.js';

export const enrollment: ModuleParts = {
  name: 'enrollment',
  events: enrollmentEvents,
  projections: [lessonPersonProjection, lessonHorseProjection],
  policies: [enrolInitialRoster, cancelRoster, completeRoster],
  violations: { lesson_person_active: alreadyBooked },
};
