import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { readListRow } from '../../../platform/http/list-rows.js';
import { activationOf } from '../../../platform/http/active-filter.js';
import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { answerList, ReadListRow } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { AddProduct } from '../commands/add-product.js';
import { EditProduct } from '../commands/edit-product.js';
import { productList, productWarnings } from '../queries/product-rows.js';
import { detailsOf } from './product-details.js';
import { ProductDetailsInput, RestProductInput } from './products.inputs.js';
import { ProductRow, SavedProductRow } from './products.replies.js';

const called = 'The package';

async function saved(sql: Sql, id: string, asker: Asker & { now: Date }) {
  const [row, warnings] = await Promise.all([
    readListRow(sql, productList, { id, called }, asker.actor),
    productWarnings(sql, id, asker),
  ]);
  return { ...row, warnings };
}

@ApiTags('lists')
@Controller('rest/products')
export class RestProductsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductRow, isArray: true })
  async list(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return answerList(reply, this.queries, caller, { list: productList, query });
  }

  @Get(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductRow })
  one(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) productId: string) {
    return this.queries.execute(new ReadListRow(caller, { list: productList, id: productId, called }));
  }

  @Post()
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedProductRow })
  create(@FromCaller() caller: Caller, @Body() input: ProductDetailsInput) {
    return this.commands.execute(new AddProduct(caller, detailsOf(input)).answering(saved));
  }

  @Put(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedProductRow })
  edit(
    @FromCaller() caller: Caller,
    @Param('id', ParseUUIDPipe) productId: string,
    @Body() { is_active, version, ...input }: RestProductInput,
  ) {
    const active = activationOf(is_active);
    const seen = seenIn(productList, version);
    return this.commands.execute(
      new EditProduct(caller, { productId, ...detailsOf(input), active, seen }).answering(saved),
    );
  }
}
