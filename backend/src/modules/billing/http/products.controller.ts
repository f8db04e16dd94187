import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Sql } from '../../../platform/database/connect.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activationOf, activeOf } from '../../../platform/http/active-filter.js';
import { AddProduct } from '../commands/add-product.js';
import { EditProduct } from '../commands/edit-product.js';
import { SetProductActivation } from '../commands/set-product-activation.js';
import { GetProduct, ListProducts, product, products } from '../queries/products.js';
import { detailsOf } from './product-details.js';
import {
  EditProductInput,
  ProductActivationInput,
  ProductDetailsInput,
  ProductQuery,
  ProductsQuery,
} from './products.inputs.js';
import { ChangedProductReply, OneProductReply, ProductsReply } from './products.replies.js';

const changed =
  ({ actor }: Caller) =>
  async (sql: Sql, productId: string) => {
    const [one, all] = await Promise.all([product(sql, actor, productId), products(sql, actor, { active: true })]);
    return { product: one, products: all };
  };

@ApiTags('products')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: ProductsReply })
  async all(
    @FromCaller() caller: Caller,
    @Query() { is_active, purchase_online }: ProductsQuery,
  ): Promise<ProductsReply> {
    const online = purchase_online === undefined ? undefined : String(purchase_online) === '1';
    return { products: await this.queries.execute(new ListProducts(caller, { active: activeOf(is_active), online })) };
  }

  @Get('getProduct')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: OneProductReply })
  async one(@FromCaller() caller: Caller, @Query() { id }: ProductQuery): Promise<OneProductReply> {
    return { product: await this.queries.execute(new GetProduct(caller, { productId: id })) };
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedProductReply })
  create(@FromCaller() caller: Caller, @Body() input: ProductDetailsInput): Promise<ChangedProductReply> {
    return this.commands.execute(new AddProduct(caller, detailsOf(input)).answering(changed(caller)));
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedProductReply })
  update(@FromCaller() caller: Caller, @Body() input: EditProductInput): Promise<ChangedProductReply> {
    const edit = { ...detailsOf(input), productId: input.id };
    return this.commands.execute(new EditProduct(caller, edit).answering(changed(caller)));
  }

  @Post('updateActivationStatus')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductsReply })
  async activation(
    @FromCaller() caller: Caller,
    @Body() { id, is_active, filter }: ProductActivationInput,
  ): Promise<ProductsReply> {
    const activation = { productId: id, active: activationOf(is_active) };
    return {
      products: await this.commands.execute(
        new SetProductActivation(caller, activation).answering((sql) =>
          products(sql, caller.actor, { active: activeOf(filter) }),
        ),
      ),
    };
  }
}
