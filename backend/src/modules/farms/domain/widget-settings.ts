import { choice, color, origins } from './setting.js';

const OWN = { confidential: true } as const;

/** Where, as what and in which color the barn's own site shows its public page. */
export const WIDGET_SETTINGS = [
  origins(
    'widget_origins',
    'Sites that show the lessons',
    'Addresses of your own site, with spaces between; https only. No other site can show the public page, and if empty none can.',
    OWN,
  ),
  choice(
    'widget_shows',
    'Shown there',
    'All lessons of seven days, or those with free places and a button each. If empty: all lessons.',
    { ...OWN, options: ['lessons', 'booking'] },
  ),
  color(
    'widget_color',
    'Color there',
    'Of buttons and free places, as #1F6B4F; dark enough for white text. If empty: green.',
    OWN,
  ),
];
