import type { Sql } from '../../../platform/database/connect.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  lessonMisfits,
  refusedBy,
  riderLessons,
  studentFacts,
  suitabilityRules,
  usableMakeup,
  usableMakeups,
  verdictOf,
  type LevelRange,
  type SuitabilityRules,
  type Verdict,
} from '../../enrollment/contracts.js';
import { areAtOnce, type LessonSpan } from '../../scheduling/contracts.js';
import type { DayRange } from '../domain/day-range.js';
import type { Viewer } from './sight.js';

type Offered = LessonSpan & { lessonDate: string };

/** Why a lesson's levels do not suit the rider; null where they do. */
export interface LevelFit {
  readonly verdict: Exclude<Verdict, 'fits'>;
  readonly reason: string;
  /** 1: the family cannot book it. */
  readonly binds: 0 | 1;
}

interface Open {
  readonly isOpen: (lesson: Offered) => boolean;
  readonly fitOf: (levels: LevelRange) => LevelFit | null;
}

const NOTHING: Open = { isOpen: () => false, fitOf: () => null };

/**
 * Whether a family's booking would pass, by the booking's own rules; staff are only warned. What is of another level is shown with its
 * reason. C10 F10 F21
 */
export async function openToRider(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  studentId: string,
  range: DayRange,
): Promise<Open> {
  if (viewer.kind === 'staff') {
    const [student, settings] = await Promise.all([
      studentFacts(sql, farmId, viewer.actor, studentId),
      loadBarnSettings(sql),
    ]);
    // Staff are warned and go on.
    const fit = fitOf(student?.isKnown ? student : undefined, suitabilityRules(settings), () => false);
    return { isOpen: () => true, fitOf: fit };
  }
  const [student, rides, makeups] = await Promise.all([
    studentFacts(sql, farmId, viewer.actor, studentId),
    riderLessons(sql, farmId, studentId, range),
    usableMakeups(sql, farmId, studentId),
  ]);
  if (!student?.isKnown || !student.isActive) return NOTHING;
  const needsMakeup = !enabled(viewer.settings, 'clients_can_book_lessons');
  const rules = suitabilityRules(viewer.settings);
  return {
    isOpen: (lesson) =>
      !rides.some((ride) => areAtOnce(lesson, ride)) &&
      (!needsMakeup || usableMakeup(makeups, lesson.lessonDate) !== undefined),
    fitOf: fitOf(student, rules, (misfits) => refusedBy(misfits, rules) !== undefined),
  };
}

type Misfits = ReturnType<typeof lessonMisfits>;

const fitOf =
  (
    rider: Parameters<typeof lessonMisfits>[0] | undefined,
    rules: SuitabilityRules,
    refuses: (misfits: Misfits) => boolean,
  ): Open['fitOf'] =>
  (levels) => {
    const misfits = rider ? lessonMisfits(rider, levels, rules) : [];
    const [first] = misfits;
    const verdict = verdictOf(misfits);
    return first && verdict !== 'fits' ? { verdict, reason: first.message, binds: refuses(misfits) ? 1 : 0 } : null;
  };
