import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { activationOf } from '../../../platform/http/active-filter.js';
import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadListPage, sendPage } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { AddProduct } from '../commands/add-product.js';
import { EditProduct } from '../commands/edit-product.js';
import { productList, productWarnings } from '../queries/product-rows.js';
import { GetProduct, product } from '../queries/products.js';
import { detailsOf } from './product-details.js';
import { ProductDetailsInput, RestProductInput } from './products.inputs.js';
import { ProductReply, SavedProductReply } from './products.replies.js';

async function saved(sql: Sql, id: string, asker: Asker & { now: Date }): Promise<SavedProductReply> {
  const [row, warnings] = await Promise.all([product(sql, asker.actor, id), productWarnings(sql, id, asker)]);
  return Object.assign(row, { warnings });
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
  @ApiOkResponse({ type: ProductReply, isArray: true })
  async list(@FromCaller() caller: Caller, @Query() query: RestQuery, @Res() reply: FastifyReply) {
    return sendPage(reply, await this.queries.execute(new ReadListPage(caller, { list: productList, query })));
  }

  @Get(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductReply })
  one(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) productId: string) {
    return this.queries.execute(new GetProduct(caller, { productId }));
  }

  @Post()
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedProductReply })
  create(@FromCaller() caller: Caller, @Body() input: ProductDetailsInput) {
    return this.commands.execute(new AddProduct(caller, detailsOf(input)).answering(saved));
  }

  @Put(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedProductReply })
  edit(
    @FromCaller() caller: Caller,
    @Param('id', ParseUUIDPipe) productId: string,
    @Body() { is_active, ...input }: RestProductInput,
  ) {
    const active = activationOf(is_active);
    return this.commands.execute(new EditProduct(caller, { productId, ...detailsOf(input), active }).answering(saved));
  }
}
