import { invalid } from '../../../platform/errors/refusal.js';
import type { CareInterval, CareUnit } from '../domain/care-due.js';
import { fileWords } from '../domain/horse-file.js';
import type { CareOfHorse } from '../queries/care-rows.js';
import type { DocumentOfHorse } from '../queries/document-rows.js';
import type { DueLine } from '../queries/due-care.js';
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

const standing = ({ careKindName, state, dueOn, days, doneOn, doneBy, interval }: CareOfHorse) => ({
  care_kind_name: careKindName,
  state,
  due_on: dueOn,
  days,
  done_on: doneOn,
  done_by: doneBy,
  every: interval?.every ?? null,
  every_unit: interval?.unit ?? null,
});

const ofDocument = ({ state, dueOn, days, ...file }: DocumentOfHorse) => ({
  care_kind_name: fileWords(file),
  state,
  due_on: dueOn,
  days,
  done_on: null,
  done_by: null,
  every: null,
  every_unit: null,
});

export const dueLine = (line: DueLine): CareLineReply => ({
  ...('fileId' in line
    ? { ...ofDocument(line), care_kind_id: null, file_id: line.fileId }
    : { ...standing(line), care_kind_id: line.careKindId, file_id: null }),
  horse_id: line.horseId,
  horse_name: line.horseName,
});

export const careOfKind = (care: CareOfHorse): HorseCareKindReply => ({
  ...standing(care),
  care_kind_id: care.careKindId,
  is_needed: Number(care.isNeeded),
  is_own: Number(care.isOwn),
  kind_every: care.ofTheKind?.every ?? null,
  kind_every_unit: care.ofTheKind?.unit ?? null,
});
