import { TakeHorseOff } from '../../src/modules/enrollment/commands/take-horse-off.js';
import { EditMeasure } from '../../src/modules/horses/commands/edit-measure.js';
import { NoteMeasure } from '../../src/modules/horses/commands/note-measure.js';
import { RemoveMeasure } from '../../src/modules/horses/commands/remove-measure.js';
import { EditCare } from '../../src/modules/horses/commands/edit-care.js';
import { NoteCare } from '../../src/modules/horses/commands/note-care.js';
import { RemoveCare } from '../../src/modules/horses/commands/remove-care.js';
import { SaveCareKind } from '../../src/modules/horses/commands/save-care-kind.js';
import { SetCareInterval } from '../../src/modules/horses/commands/set-care-interval.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/**
 * A horse that is weighed and weighed again.
 * A kind of care that is noted of two horses, put right of one, removed of the other, and needed by a third in its own rhythm.
 */
export function careDeeds(does: Does, { admin, horses }: Awaited<ReturnType<typeof populate>>) {
  return [
    async ({ who, how }: Step) => {
      const careKindId = await does(admin, SaveCareKind, {
        name: `Care ${how % 5}`,
        interval: { every: 1 + (how % 9), unit: 'week' },
      }).catch(() => does(admin, SaveCareKind, { name: `Care ${how}` }));
      const said = { doneOn: '2020-02-29', doneBy: `Smith ${how}`, remark: null, costMinor: how, nextOn: null };
      const { added } = await does(admin, NoteCare, {
        ...said,
        careKindId,
        horseIds: [at(horses, who), at(horses, who + 1)],
      });
      const [first, second] = added.map(({ careEntryId }) => careEntryId);
      if (first) await does(admin, EditCare, { careEntryId: first, remark: `Shoe ${how}` });
      if (second) await does(admin, RemoveCare, [second]);
      await does(admin, SetCareInterval, {
        horseId: at(horses, who),
        careKindId,
        isNeeded: how % 3 > 0,
        interval: { every: 2, unit: 'month' },
      });
    },
    async ({ who, how }: Step) => {
      const horseId = at(horses, who);
      const noted = (measuredOn: string) =>
        does(admin, NoteMeasure, { horseId, measuredOn, weight: 400 + (how % 90), conditionScore: 4.5, remark: null });
      const first = await noted(`2019-0${1 + (how % 9)}-01`);
      const second = await noted(`2020-0${1 + (how % 9)}-01`);
      await does(admin, EditMeasure, { horseMeasureId: first, weight: 600, remark: `Fat ${how}` });
      await does(admin, RemoveMeasure, { horseMeasureId: first });
      await does(admin, RemoveMeasure, { horseMeasureId: second });
    },
    async ({ who, how }: Step) => {
      const horseId = at(horses, who);
      const off = { offFrom: '2020-02-29', offUntil: '2020-03-08', offReason: `Lame ${how}` };
      await does(admin, TakeHorseOff, { horseId, ...off, handovers: [] });
      await does(admin, TakeHorseOff, { horseId, offFrom: null, offUntil: null, offReason: null, handovers: [] });
    },
  ];
}
