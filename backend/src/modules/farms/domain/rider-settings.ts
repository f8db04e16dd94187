import { count, flag } from './setting.js';

/** What the barn asks families about their riders. */
export const RIDER_SETTINGS = [
  flag(
    'keeps_emergency_cards',
    'Emergency cards',
    'Families and staff note whom to call, and what to know, if a rider is hurt. Whoever teaches the rider reads it.',
  ),
  count(
    'emergency_card_kept_months',
    'Emergency cards are kept for',
    'Months after a rider’s last lesson, after which the card is erased by itself. If empty: until somebody clears it.',
    { unit: 'months', min: 1, max: 120 },
  ),
  flag(
    'asks_photo_consent',
    'Photo consent',
    'Families answer whether pictures of their riders may be taken and shown. Staff see it, and who may not be pictured on the day sheet.',
  ),
];
