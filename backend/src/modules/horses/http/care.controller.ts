import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { EditCare } from '../commands/edit-care.js';
import { NoteCare } from '../commands/note-care.js';
import { RemoveCare } from '../commands/remove-care.js';
import { SaveCareKind } from '../commands/save-care-kind.js';
import { SetCareInterval } from '../commands/set-care-interval.js';
import { ListCareKinds } from '../queries/care-kinds.js';
import { ListDueCare } from '../queries/due-care.js';
import { GetHorseCare } from '../queries/horse-care.js';
import { careOfKind, dueLine, intervalOf } from './care-wire.js';
import {
  CareIntervalInput,
  CareKindInput,
  DueCareQuery,
  EditCareInput,
  HorseCareQuery,
  NoteCareInput,
  RemoveCareInput,
} from './care.inputs.js';
import {
  CareKindsReply,
  CareNotedReply,
  CareRemovedReply,
  DueCareReply,
  HorseCareReply,
  OneCareKindReply,
} from './care.replies.js';

const READERS = { adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'] } as const;

/** Of a text or an amount: nothing filled in is nothing. */
const orNone = <Value>(value: Value | '' | null | undefined) => (value === '' || value === undefined ? null : value);
const given = <Value>(value: Value | '' | null | undefined) => (value === undefined ? undefined : orNone(value));
const minor = (cost: number | null) => (cost === null ? null : Math.round(cost * 100));

@ApiTags('horses')
@Controller('horse_care')
export class CareController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('due')
  @Allow(READERS)
  @ApiOkResponse({ type: DueCareReply })
  async due(
    @FromCaller() caller: Caller,
    @Query() { care_kind_id, state, about }: DueCareQuery,
  ): Promise<DueCareReply> {
    const due = await this.queries.execute(new ListDueCare(caller, { careKindId: care_kind_id, state, about }));
    const { today, soonDays, lines, isCut } = due;
    return { today, soon_days: soonDays, lines: lines.map(dueLine), is_cut: Number(isCut) };
  }

  @Get('horse')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseCareReply })
  async horse(@FromCaller() caller: Caller, @Query() { horse_id }: HorseCareQuery): Promise<HorseCareReply> {
    const { today, soonDays, kinds, entries, isCut } = await this.queries.execute(
      new GetHorseCare(caller, { horseId: horse_id }),
    );
    return {
      today,
      soon_days: soonDays,
      kinds: kinds.map(careOfKind),
      entries: [...entries],
      is_cut: Number(isCut),
    };
  }

  @Post('note')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: CareNotedReply })
  async note(@FromCaller() caller: Caller, @Body() input: NoteCareInput): Promise<CareNotedReply> {
    const { added } = await this.commands.execute(
      new NoteCare(caller, {
        careKindId: input.care_kind_id,
        horseIds: input.horse_ids,
        doneOn: input.done_on,
        doneBy: orNone(input.done_by),
        remark: orNone(input.remark),
        costMinor: minor(orNone(input.cost)),
        nextOn: orNone(input.next_on),
      }),
    );
    return { added: added.map(({ careEntryId, horseId }) => ({ id: careEntryId, horse_id: horseId })) };
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorseCareReply })
  async update(@FromCaller() caller: Caller, @Body() input: EditCareInput): Promise<HorseCareReply> {
    const cost = given(input.cost);
    const horseId = await this.commands.execute(
      new EditCare(caller, {
        careEntryId: input.id,
        doneOn: input.done_on,
        doneBy: given(input.done_by),
        remark: given(input.remark),
        costMinor: cost === undefined ? undefined : minor(cost),
        nextOn: given(input.next_on),
      }),
    );
    return this.horse(caller, { horse_id: horseId });
  }

  /** Undoes noting; noting the same again brings it back. */
  @Post('remove')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: CareRemovedReply })
  async remove(@FromCaller() caller: Caller, @Body() { ids }: RemoveCareInput): Promise<CareRemovedReply> {
    return { removed: await this.commands.execute(new RemoveCare(caller, ids)) };
  }

  @Post('setInterval')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorseCareReply })
  async setInterval(@FromCaller() caller: Caller, @Body() input: CareIntervalInput): Promise<HorseCareReply> {
    const { horse_id: horseId, care_kind_id: careKindId, is_needed } = input;
    const interval = intervalOf(input) ?? null;
    await this.commands.execute(
      new SetCareInterval(caller, { horseId, careKindId, isNeeded: is_needed === 1, interval }),
    );
    return this.horse(caller, { horse_id: horseId });
  }

  @Get('kinds')
  @Allow(READERS)
  @ApiOkResponse({ type: CareKindsReply })
  async kinds(@FromCaller() caller: Caller): Promise<CareKindsReply> {
    return { kinds: await this.queries.execute(new ListCareKinds(caller, {})) };
  }

  @Post('saveKind')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneCareKindReply })
  async saveKind(@FromCaller() caller: Caller, @Body() input: CareKindInput): Promise<OneCareKindReply> {
    const { care_kind_id: careKindId, care_kind_name: name, is_active } = input;
    if (careKindId === undefined && name === undefined)
      throw invalid('care_kind_name', 'The kind of care must have a name');
    const active = is_active === undefined ? undefined : is_active === 1;
    const id = await this.commands.execute(
      new SaveCareKind(caller, { careKindId, name, interval: intervalOf(input), active }),
    );
    const kinds = await this.queries.execute(new ListCareKinds(caller, {}));
    const kind = kinds.find((one) => one.id === id);
    if (!kind) throw notFound('The kind of care');
    return { kind };
  }
}
