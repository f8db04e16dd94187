import { invalid } from '../../../platform/errors/refusal.js';
import type { CareInterval, CareUnit } from '../domain/care-due.js';
import type { CareOfHorse } from '../queries/care-rows.js';
import type { CareLineReply, HorseCareKindReply } from './care.replies.js';

interface Told {
  every?: number | null | undefined;
  every_unit?: CareUnit | null | undefined;
}

/** Undefined where nothing is said of it. */
export function intervalOf({ every, every_unit: unit }: Told): CareInterval | null | undefined {
  if (every === undefined && unit === undefined) return undefined;
  if (every === undefined || every === null) return null;
  if (!unit) throw invalid('every_unit', 'Say whether these are days, weeks or months');
  return { every, unit };
}

const standing = ({ careKindId, careKindName, state, dueOn, days, doneOn, doneBy, interval }: CareOfHorse) => ({
  care_kind_id: careKindId,
  care_kind_name: careKindName,
  state,
  due_on: dueOn,
  days,
  done_on: doneOn,
  done_by: doneBy,
  every: interval?.every ?? null,
  every_unit: interval?.unit ?? null,
});

export const careLine = (care: CareOfHorse): CareLineReply => ({
  ...standing(care),
  horse_id: care.horseId,
  horse_name: care.horseName,
});

export const careOfKind = (care: CareOfHorse): HorseCareKindReply => ({
  ...standing(care),
  is_needed: Number(care.isNeeded),
  is_own: Number(care.isOwn),
  kind_every: care.ofTheKind?.every ?? null,
  kind_every_unit: care.ofTheKind?.unit ?? null,
});
