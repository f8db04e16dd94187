import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProperty, ApiTags, PartialType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { activationOf } from '../../../platform/http/active-filter.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Flag } from '../../../platform/http/fields.js';
import { answerList, ReadListRow } from '../../../platform/http/rest-list.js';
import { RowWarningReply } from '../../../platform/http/row-warnings.js';
import { RestQuery, RowVersion } from '../../../platform/http/rest-query.js';
import { answerSetup, type SetupAnswer } from '../queries/setup-list.js';
import { named, Takes } from './made-classes.js';
import type { SetupListCalls } from './setup-list-calls.js';
import { renamed } from './wire-names.js';

const SAVED = { row: 'row', warnings: 'warnings' } as const satisfies SetupAnswer;

/** Rows of one setup list as react-admin reads and writes them. */
export function restSetupList<Input extends object, Flags extends string>({
  list,
  commands: surfaces,
  input,
  entry,
  flags,
}: SetupListCalls<Input, Flags>): Type {
  // Undefined leaves a field as it is; null is held against its rules.
  class RowInput extends (PartialType(input as Type<object>, { skipNullProperties: false }) as Type<object>) {
    @Flag({ optional: true }) is_active?: number;
    @RowVersion({ optional: true }) version?: number;
  }
  named(`Rest${input.name}`, RowInput);
  class Row extends entry {
    @RowVersion() version: number;
  }
  named(`${entry.name.replace(/Reply$/, '')}Row`, Row);
  class SavedRow extends Row {
    @ApiProperty({ type: RowWarningReply, isArray: true }) warnings: RowWarningReply[];
  }
  named(`Rest${entry.name}`, SavedRow);
  const flat = ({ row, warnings }: Readonly<Record<string, unknown>>) => ({ ...(row as object), warnings });

  @ApiTags('lists')
  @Controller(`rest/${list.resource}`)
  class RestRows {
    constructor(
      private readonly commands: CommandBus,
      private readonly queries: QueryBus,
    ) {}

    @Get()
    @Allow({ adm: true })
    @ApiOkResponse({ type: Row, isArray: true })
    async list(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
      return answerList(reply, this.queries, caller, { list, query });
    }

    @Get(':id')
    @Allow({ adm: true })
    @ApiOkResponse({ type: Row })
    async one(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) id: string) {
      return this.queries.execute(new ReadListRow(caller, { list, id, called: `The ${list.noun}` }));
    }

    @Post()
    @HttpCode(200)
    @Allow({ adm: true })
    @ApiOkResponse({ type: SavedRow })
    @Takes(Object, input)
    async create(@FromCaller() caller: Caller, @Body() details: object) {
      const command = new surfaces.Create(caller, renamed<Input, Flags>(details, flags));
      return flat(
        await this.commands.execute(
          command.answering((sql, id, asker) => answerSetup(sql, { list, answer: SAVED, id }, asker)),
        ),
      );
    }

    @Put(':id')
    @Allow({ adm: true })
    @ApiOkResponse({ type: SavedRow })
    async edit(
      @FromCaller() caller: Caller,
      @Param('id', ParseUUIDPipe) id: string,
      @Body() { is_active, version, ...details }: RowInput,
    ) {
      const command = new surfaces.Save(caller, {
        details: { id, ...renamed<Partial<Input>, Flags>(details, flags) },
        active: activationOf(is_active),
        seen: seenIn(list, version),
      });
      return flat(
        await this.commands.execute(
          command.answering((sql, _, asker) => answerSetup(sql, { list, answer: SAVED, id }, asker)),
        ),
      );
    }
  }
  return named(`Rest${list.resource[0]?.toUpperCase()}${list.resource.slice(1)}Controller`, RestRows);
}
