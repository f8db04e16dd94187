import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { findWarnings, toWarningReply } from '../../enrollment/contracts.js';
import { lessonLists, lessonTexts } from './lessons.js';
import { viewerOf, type Viewer } from './sight.js';
import { standingMisfits } from './standing-misfits.js';

const MOST_WARNINGS = 50;
/** Bytes of the lists; of more lessons the first are shown. */
const MOST_SHOWN = 1_500_000;

async function shownTo(sql: Sql, viewer: Viewer, farmId: string, ids: readonly string[]): Promise<string> {
  const at = { sql, farmId, actor: viewer.actor };
  const isTold = viewer.kind === 'staff';
  const [rows, warnings, misfits] = await Promise.all([
    lessonTexts(sql, viewer, { asked: { ids } }),
    isTold ? findWarnings(at, { lessonIds: ids, uses: {} }) : [],
    isTold ? standingMisfits(at, sql`select unnest(${[...ids]}::uuid[])`) : [],
  ]);
  const shown = rows.filter(({ upto }) => upto <= MOST_SHOWN);
  const chosen = rows.find((row) => row.lesson_id === ids[0]);
  const told = JSON.stringify([...warnings, ...misfits].slice(0, MOST_WARNINGS).map(toWarningReply));
  return `{${lessonLists(shown)},"lesson":${chosen?.lesson ?? 'null'},"warnings":${told}}`;
}

/** Finished JSON in the calendar's form, with the first lesson also by itself and what staff are warned of; travels with the commit. */
export const changedLessons = (sql: Sql, ids: readonly string[], { farmId, actor, now }: Asker & { now: Date }) =>
  shownTo(sql, { kind: 'staff', actor, now }, farmId, ids);

/** The same for whoever asks. What a family may see depends on the barn's settings, which are read first. */
export class ShowChangedLessons extends barnQuery<readonly string[], string>('calendar.ShowChangedLessons') {}

@QueryHandler(ShowChangedLessons)
export class ShowChangedLessonsHandler extends BarnQueryHandler<ShowChangedLessons> {
  async answer(sql: Sql, ids: readonly string[], asker: Asker & { now: Date }) {
    return shownTo(sql, await viewerOf(sql, asker), asker.farmId, ids);
  }
}
