import { count } from './setting.js';

/** What becomes of the places of a family whose saved card was charged in vain. */
export const RELEASE_SETTINGS = [
  count(
    'release_places_days',
    'Places are released after',
    [
      'Days after a saved card was charged in vain for the last time: if what was due is still not paid, the later places that it was to',
      'pay for are released. The family is told the day at once, and again three days before. If empty: nothing is released.',
    ].join(' '),
    { unit: 'days', min: 4, max: 90 },
  ),
];
