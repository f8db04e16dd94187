import addEvent from '../../../../docs/screenshots/add-event.png';
import calendar from '../../../../docs/screenshots/calendar.png';
import clientHome from '../../../../docs/screenshots/client-home.png';
import daySheet from '../../../../docs/screenshots/day-sheet.png';
import editEvent from '../../../../docs/screenshots/edit-event.png';
import horseHome from '../../../../docs/screenshots/horse-home.png';
import importing from '../../../../docs/screenshots/import.png';
import packages from '../../../../docs/screenshots/packages.png';
import roles from '../../../../docs/screenshots/roles.png';
import sections from '../../../../docs/screenshots/sections.png';
import settings from '../../../../docs/screenshots/settings.png';
import weatherDay from '../../../../docs/screenshots/weather-day.png';
import whiteboard from '../../../../docs/screenshots/whiteboard.png';

/** The same that the documents show. */
export const pictures = {
  addEvent,
  calendar,
  clientHome,
  daySheet,
  editEvent,
  horseHome,
  importing,
  packages,
  roles,
  sections,
  settings,
  weatherDay,
  whiteboard,
} as const;
