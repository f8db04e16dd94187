import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { Commands } from '../../../platform/event-store/barn-transactions.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ReadListPage, sendPage } from '../../../platform/http/rest-list.js';
import { RestQuery } from '../../../platform/http/rest-query.js';
import { addProduct } from '../commands/add-product.js';
import { editProduct } from '../commands/edit-product.js';
import { setProductActivation } from '../commands/set-product-activation.js';
import { productList } from '../queries/product-rows.js';
import { product } from '../queries/products.js';
import { detailsOf } from './product-details.js';
import { ProductDetailsInput, RestProductInput } from './products.inputs.js';
import { ProductReply } from './products.replies.js';

@ApiTags('lists')
@Controller('rest/products')
export class RestProductsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly barns: BarnReader,
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
  one(@FromCaller() { farmId, actor }: Caller, @Param('id', ParseUUIDPipe) id: string) {
    return this.barns.read(farmId, (sql) => product(sql, actor, id));
  }

  @Post()
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductReply })
  async create(@FromCaller() caller: Caller, @Body() input: ProductDetailsInput) {
    const id = await this.commands.execute(caller, addProduct, detailsOf(input));
    return this.barns.read(caller.farmId, (sql) => product(sql, caller.actor, id));
  }

  @Put(':id')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductReply })
  async edit(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) id: string, @Body() input: RestProductInput) {
    await this.commands.execute(caller, editProduct, { productId: id, ...detailsOf(input) });
    if (input.is_active !== undefined)
      await this.commands.execute({ ...caller, idempotency: undefined }, setProductActivation, {
        productId: id,
        active: input.is_active === 1,
      });
    return this.barns.read(caller.farmId, (sql) => product(sql, caller.actor, id));
  }
}
