import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activationOf, activeOf } from '../../../platform/http/active-filter.js';
import { AddProduct } from '../commands/add-product.js';
import { EditProduct } from '../commands/edit-product.js';
import { SetProductActivation } from '../commands/set-product-activation.js';
import { productWarnings } from '../queries/product-rows.js';
import {
  GetProduct,
  GetSectionProduct,
  ListProductOptions,
  ListProducts,
  product,
  productOptions,
  products,
} from '../queries/products.js';
import { detailsOf } from './product-details.js';
import {
  EditProductInput,
  ProductActivationInput,
  ProductDetailsInput,
  ProductQuery,
  ProductsQuery,
  SectionProductQuery,
} from './products.inputs.js';
import {
  ChangedProductReply,
  OneProductReply,
  PackageOptionsReply,
  ProductActivationReply,
  ShopReply,
  SectionProductReply,
} from './products.replies.js';

async function changed(sql: Sql, productId: string, asker: Asker & { now: Date }): Promise<ChangedProductReply> {
  const [one, all, options, warnings] = await Promise.all([
    product(sql, asker, productId),
    products(sql, asker, { active: true }),
    productOptions(sql),
    productWarnings(sql, productId, asker),
  ]);
  return { product: one, products: all, options, warnings };
}

@ApiTags('products')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true, ins: true, stu: 'riders' })
  @ApiOkResponse({ type: ShopReply })
  all(@FromCaller() caller: Caller, @Query() { is_active, purchase_online }: ProductsQuery): Promise<ShopReply> {
    const online = purchase_online === undefined ? undefined : String(purchase_online) === '1';
    return this.queries.execute(new ListProducts(caller, { active: activeOf(is_active), online }));
  }

  @Get('getProduct')
  @Allow({ adm: true, ins: true, stu: 'riders' })
  @ApiOkResponse({ type: OneProductReply })
  async one(@FromCaller() caller: Caller, @Query() { id }: ProductQuery): Promise<OneProductReply> {
    return { product: await this.queries.execute(new GetProduct(caller, { productId: id })) };
  }

  @Get('product_options')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: PackageOptionsReply })
  async options(@FromCaller() caller: Caller): Promise<PackageOptionsReply> {
    return { options: await this.queries.execute(new ListProductOptions(caller)) };
  }

  @Get('getSectionProduct')
  @Allow({ adm: true, ins: true, stu: 'riders' })
  @ApiOkResponse({ type: SectionProductReply })
  async ofSection(
    @FromCaller() caller: Caller,
    @Query() { section_id: sectionId }: SectionProductQuery,
  ): Promise<SectionProductReply> {
    return { product: await this.queries.execute(new GetSectionProduct(caller, { sectionId })) };
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedProductReply })
  create(@FromCaller() caller: Caller, @Body() input: ProductDetailsInput): Promise<ChangedProductReply> {
    return this.commands.execute(new AddProduct(caller, detailsOf(input)).answering(changed));
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedProductReply })
  update(@FromCaller() caller: Caller, @Body() input: EditProductInput): Promise<ChangedProductReply> {
    const edit = { ...detailsOf(input), productId: input.id };
    return this.commands.execute(new EditProduct(caller, edit).answering(changed));
  }

  @Post('updateActivationStatus')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductActivationReply })
  activation(
    @FromCaller() caller: Caller,
    @Body() { id, is_active, filter }: ProductActivationInput,
  ): Promise<ProductActivationReply> {
    const activation = { productId: id, active: activationOf(is_active) };
    return this.commands.execute(
      new SetProductActivation(caller, activation).answering(async (sql, _, asker) => {
        const [all, warnings] = await Promise.all([
          products(sql, asker, { active: activeOf(filter) }),
          productWarnings(sql, id, asker),
        ]);
        return { products: all, warnings };
      }),
    );
  }
}
