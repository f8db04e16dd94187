import { Body, Controller, Get, HttpCode, Post, Query, type Type } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow, type Access } from '../../../platform/auth/allow.js';
import type { Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { ActiveFilter, activationOf, activeOf } from '../../../platform/http/active-filter.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Id } from '../../../platform/http/fields.js';
import type { BarnCommandClass } from '../../../platform/messages/barn-command.js';
import { answerSetup, ReadSetupList, type SetupAnswer, type SetupEntries } from '../queries/setup-list.js';
import { answerClass, named, Takes } from './made-classes.js';
import { restSetupList } from './rest-setup-list.js';
import { SetupActivationInput, SetupListQuery } from './setup-list.inputs.js';
import { renamed, type Renamed } from './wire-names.js';

/** One setup list on the wire: its calls and its REST resource are made of this. */
export interface SetupListCalls<Input extends object, Flags extends string = never> {
  list: SetupEntries;
  commands: {
    Create: BarnCommandClass<Renamed<Input, Flags>, string>;
    Edit: BarnCommandClass<Renamed<Partial<Input>, Flags> & { id: string }, string>;
    Save: BarnCommandClass<
      { details: Renamed<Partial<Input>, Flags> & { id: string }; active?: boolean; seen?: Seen },
      string
    >;
    SetActivation: BarnCommandClass<{ id: string; active?: boolean }, boolean>;
  };
  /** What is filled in; the names are those of the columns. */
  input: Type<Input>;
  /** Of these, the ones that are switched on or off. */
  flags?: readonly Flags[];
  entry: Type<object>;
  index: { path: string; access: Access; answer: SetupAnswer };
  /** What adding and editing answer. */
  saved: SetupAnswer;
  activated: SetupAnswer;
}

export const setupListControllers = <Input extends object, Flags extends string = never>(
  calls: SetupListCalls<Input, Flags>,
): Type[] => [setupListController(calls), restSetupList(calls)];

function setupListController<Input extends object, Flags extends string>(calls: SetupListCalls<Input, Flags>): Type {
  const { list, commands: surfaces, input, entry, index } = calls;
  const Noun = list.noun.replace(/(?:^| )(\w)/g, (_, first: string) => first.toUpperCase());
  const saved = { ...calls.saved, warnings: 'warnings' } as const;
  const activated = { ...calls.activated, warnings: 'warnings' } as const;

  class EditInput extends (input as Type<object>) {
    @Id() id: string;
    @ActiveFilter({ description: 'Which list comes back' }) filter?: string | number;
  }
  named(`Edit${input.name}`, EditInput);
  const IndexReply = answerClass(`${Noun}ListReply`, index.answer, entry);
  const SavedReply = answerClass(`Saved${Noun}Reply`, saved, entry);
  const ActivatedReply = answerClass(`Activated${Noun}Reply`, activated, entry);

  @ApiTags('setup')
  @Controller(list.resource)
  class Calls {
    constructor(
      private readonly commands: CommandBus,
      private readonly queries: QueryBus,
    ) {}

    @Get(index.path)
    @Allow(index.access)
    @ApiOkResponse({ type: IndexReply })
    index(@FromCaller() caller: Caller, @Query() { filter, is_active }: SetupListQuery) {
      const active = activeOf(filter ?? is_active);
      return this.queries.execute(new ReadSetupList(caller, { list, answer: index.answer, active }));
    }

    @Post('create')
    @HttpCode(200)
    @Allow({ adm: true })
    @ApiOkResponse({ type: SavedReply })
    @Takes(Object, input)
    create(@FromCaller() caller: Caller, @Body() details: object) {
      const command = new surfaces.Create(caller, renamed<Input, Flags>(details, calls.flags));
      return this.commands.execute(
        command.answering((sql, id, asker) => answerSetup(sql, { list, answer: saved, active: true, id }, asker)),
      );
    }

    @Post('update')
    @HttpCode(200)
    @Allow({ adm: true })
    @ApiOkResponse({ type: SavedReply })
    update(@FromCaller() caller: Caller, @Body() { id, filter, ...details }: EditInput) {
      const command = new surfaces.Edit(caller, { id, ...renamed<Partial<Input>, Flags>(details, calls.flags) });
      const active = activeOf(filter);
      return this.commands.execute(
        command.answering((sql, _, asker) => answerSetup(sql, { list, answer: saved, active, id }, asker)),
      );
    }

    @Post('updateActivationStatus')
    @HttpCode(200)
    @Allow({ adm: true })
    @ApiOkResponse({ type: ActivatedReply })
    updateActivationStatus(@FromCaller() caller: Caller, @Body() { id, is_active, filter }: SetupActivationInput) {
      const command = new surfaces.SetActivation(caller, { id, active: activationOf(is_active) });
      const active = activeOf(filter);
      return this.commands.execute(
        command.answering((sql, _, asker) => answerSetup(sql, { list, answer: activated, active, id }, asker)),
      );
    }
  }
  return named(`${Noun}sController`, Calls);
}
