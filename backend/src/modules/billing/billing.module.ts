import { Module } from '@nestjs/common';
import { ItemsController } from './http/items.controller.js';
import { ProductsController } from './http/products.controller.js';
import { RestProductsController } from './http/rest-products.controller.js';

@Module({ controllers: [ItemsController, ProductsController, RestProductsController] })
export class BillingModule {}
