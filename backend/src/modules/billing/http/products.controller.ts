import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Commands } from '../../../platform/event-store/barn-transactions.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { activeOf } from '../../../platform/http/active-filter.js';
import { addProduct } from '../commands/add-product.js';
import { editProduct } from '../commands/edit-product.js';
import { setProductActivation } from '../commands/set-product-activation.js';
import { product, products } from '../queries/products.js';
import { detailsOf } from './product-details.js';
import {
  EditProductInput,
  ProductActivationInput,
  ProductDetailsInput,
  ProductQuery,
  ProductsQuery,
} from './products.inputs.js';
import { ChangedProductReply, OneProductReply, ProductsReply } from './products.replies.js';

@ApiTags('products')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly commands: Commands,
    private readonly barns: BarnReader,
  ) {}

  @Get('index')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: ProductsReply })
  async all(
    @FromCaller() { farmId, actor }: Caller,
    @Query() { is_active, purchase_online }: ProductsQuery,
  ): Promise<ProductsReply> {
    const online = purchase_online === undefined ? undefined : String(purchase_online) === '1';
    return {
      products: await this.barns.read(farmId, (sql) => products(sql, actor, { active: activeOf(is_active), online })),
    };
  }

  @Get('getProduct')
  @Allow({ adm: true, ins: true, stu: true })
  @ApiOkResponse({ type: OneProductReply })
  async one(@FromCaller() { farmId, actor }: Caller, @Query() { id }: ProductQuery): Promise<OneProductReply> {
    return { product: await this.barns.read(farmId, (sql) => product(sql, actor, id)) };
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedProductReply })
  async create(@FromCaller() caller: Caller, @Body() input: ProductDetailsInput): Promise<ChangedProductReply> {
    return this.changed(caller, await this.commands.execute(caller, addProduct, detailsOf(input)));
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedProductReply })
  async update(@FromCaller() caller: Caller, @Body() input: EditProductInput): Promise<ChangedProductReply> {
    return this.changed(
      caller,
      await this.commands.execute(caller, editProduct, { ...detailsOf(input), productId: input.id }),
    );
  }

  @Post('updateActivationStatus')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductsReply })
  async activation(
    @FromCaller() caller: Caller,
    @Body() { id, is_active, filter }: ProductActivationInput,
  ): Promise<ProductsReply> {
    await this.commands.execute(caller, setProductActivation, {
      productId: id,
      active: is_active === undefined ? undefined : is_active === 1,
    });
    return {
      products: await this.barns.read(caller.farmId, (sql) =>
        products(sql, caller.actor, { active: activeOf(filter) }),
      ),
    };
  }

  private changed = ({ farmId, actor }: Caller, productId: string) =>
    this.barns.read(farmId, async (sql) => {
      const [one, all] = await Promise.all([product(sql, actor, productId), products(sql, actor, { active: true })]);
      return { product: one, products: all };
    });
}
