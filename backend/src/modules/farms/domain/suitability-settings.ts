import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { count, flag } from './setting.js';

/** Whether the barn asks what suits a rider, whom it refuses, and what a horse carries. */
export const SUITABILITY_SETTINGS = [
  flag(
    'checks_suitability',
    'What suits a rider',
    'Sections and horses are for certain levels, horses for riders of some size. Staff are warned; families are refused, with the reason.',
  ),
  flag(
    'suitability_needs_level',
    'A level is needed',
    'Riders without a confirmed level are refused where a section begins at one. Otherwise their family is told, and may book.',
  ),
  count(
    'horse_carries_percent',
    'A horse carries',
    `Per cent of its own weight, tack included, unless more is said of a horse; ${IF_EMPTY.horse_carries_percent} if empty.`,
    { unit: 'per cent', min: 5, max: 40 },
  ),
  count('tack_weight', 'Tack weighs', `Kilograms of saddle and bridle; ${IF_EMPTY.tack_weight} if empty.`, {
    unit: 'kilograms',
    min: 1,
    max: 40,
  }),
];
