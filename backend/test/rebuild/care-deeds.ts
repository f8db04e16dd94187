import { TakeHorseOff } from '../../src/modules/enrollment/commands/take-horse-off.js';
import { EditCare } from '../../src/modules/horses/commands/edit-care.js';
import { NoteCare } from '../../src/modules/horses/commands/note-care.js';
import { RemoveCare } from '../../src/modules/horses/commands/remove-care.js';
import { SaveCareKind } from '../../src/modules/horses/commands/save-care-kind.js';
import { SetCareInterval } from '../../src/modules/horses/commands/set-care-interval.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/** A kind of care that is noted of two horses, put right of one, removed of the other, and needed by a third in its own rhythm. */
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
      const off = { offFrom: '2020-02-29', offUntil: '2020-03-08', offReason: `Lame ${how}` };
      await does(admin, TakeHorseOff, { horseId, ...off, handovers: [] });
      await does(admin, TakeHorseOff, { horseId, offFrom: null, offUntil: null, offReason: null, handovers: [] });
    },
  ];
}
