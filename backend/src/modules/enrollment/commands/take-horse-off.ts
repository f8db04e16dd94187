import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { EditHorse } from '../../horses/contracts.js';
import { decideHorseHandover, type HorseHandover } from '../domain/decide-horse-handover.js';
import type { HorseFacts } from '../domain/decide-horse-assignment.js';
import { rosterStream } from '../domain/roster.js';
import { suitabilityRules } from '../domain/terms.js';
import type { Warning } from '../domain/warning.js';
import { findMisfits } from '../queries/misfits.js';
import { findWarnings, only, type Wanted } from '../queries/warnings.js';
import { recordOverride } from '../steps/record-override.js';

interface TimeOff {
  horseId: string;
  offFrom: string | null;
  offUntil: string | null;
  offReason: string | null;
  /** What becomes of the lessons that it is planned for; whoever is not named keeps it, and is warned of. */
  handovers: readonly HorseHandover[];
}
interface TakenOff {
  readonly handedOver: readonly HorseHandover[];
  /** Of the horses that take over. */
  readonly warnings: Warning[];
}

/** A horse is off work for some days, and its riders get others, or none; with nothing filled in it works again. All of it, or nothing. */
export class TakeHorseOff extends barnCommand<TimeOff, TakenOff>('enrollment.TakeHorseOff') {}

@CommandHandler(TakeHorseOff)
export class TakeHorseOffHandler extends BarnCommandHandler<TakeHorseOff> {
  async handle(barn: BarnTransaction, { handovers, ...timeOff }: TimeOff): Promise<TakenOff> {
    await barn.execute(EditHorse, timeOff);
    if (handovers.length === 0) return { handedOver: [], warnings: [] };
    const { sql, farmId } = barn;
    const places = handovers.map(({ lessonPersonId }) => lessonPersonId);
    const lessons = sql`select distinct lesson_id as id from lesson_person
      where farm_id = ${farmId} and lesson_person_id = any(${places}::uuid[])`;
    const [rosters, horses] = await Promise.all([barn.loadAll(rosterStream, lessons), chosenHorses(barn, handovers)]);
    const { events, handedOver } = decideHorseHandover(handovers, rosters, horses);
    const [taken, misfits] = await Promise.all([
      findWarnings(barn, wantedIn(handedOver)),
      findMisfits(barn, { rides: ridesOn(barn, handedOver), withSection: false }, suitabilityRules(barn.settings)),
    ]);
    const warnings = [...taken, ...misfits];
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    if (events.length > 0) await recordOverride(barn, warnings);
    return { handedOver: handedOver.map(({ lessonId: _, ...handover }) => handover), warnings };
  }
}

/** Each lesson with the horses that come into it. */
function wantedIn(handedOver: readonly (HorseHandover & { lessonId: string })[]): Wanted[] {
  return [...new Set(handedOver.map(({ lessonId }) => lessonId))].map((lessonId) => ({
    lessonId,
    uses: only({
      horse: handedOver.flatMap((one) => (one.lessonId === lessonId && one.horseId !== null ? [one.horseId] : [])),
    }),
  }));
}

/** Whoever is handed over, on the horse that takes over. */
const ridesOn = ({ sql, farmId }: BarnTransaction, handedOver: readonly HorseHandover[]) => sql`
  select lp.lesson_id, lp.student_id, given.horse_id, null::uuid as section_id from lesson_person lp
  join json_to_recordset(${JSON.stringify(
    handedOver.map(({ lessonPersonId, horseId }) => ({ lesson_person_id: lessonPersonId, horse_id: horseId })),
  )}::json) as given(lesson_person_id uuid, horse_id uuid) using (lesson_person_id)
  where lp.farm_id = ${farmId}`;

async function chosenHorses({ sql, farmId }: BarnTransaction, handovers: readonly HorseHandover[]) {
  const ids = handovers.flatMap(({ horseId }) => horseId ?? []);
  const rows = await sql<(HorseFacts & { id: string })[]>`
    select horse_id as id, horse_name as name, is_active as "isActive" from horse
    where farm_id = ${farmId} and horse_id = any(${ids}::uuid[])`;
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
