import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ActiveFilter, activeOf } from '../../../platform/http/active-filter.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Id } from '../../../platform/http/fields.js';
import { AssignProgram, TakeProgram } from '../commands/assign-program.js';
import { ListProductPrograms, productProgram } from '../queries/product-programs.js';
import {
  NewProductProgramReply,
  ProductProgramLinksReply,
  ProgramsOfProductReply,
  TakenProgramReply,
} from './product-programs.replies.js';

class ProgramsOfProductQuery {
  @Id() product_id: string;
  @ActiveFilter({ description: 'Of the programs; opens with the active ones' }) is_active?: string | number;
}

class ProductProgramInput {
  @Id() product_id: string;
  @Id() program_id: string;
}

class ProductProgramLinkInput {
  @Id({ description: 'Of the link, not of the program' }) id: string;
}

@ApiTags('products')
@Controller('product_programs')
export class ProductProgramsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProductProgramLinksReply })
  async all(@FromCaller() caller: Caller): Promise<ProductProgramLinksReply> {
    return { links: await this.queries.execute(new ListProductPrograms(caller, {})) };
  }

  @Get('getProgramsforProduct')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ProgramsOfProductReply })
  async ofProduct(
    @FromCaller() caller: Caller,
    @Query() { product_id: productId, is_active }: ProgramsOfProductQuery,
  ): Promise<ProgramsOfProductReply> {
    const wanted = { productId, active: activeOf(is_active) };
    return { programs: await this.queries.execute(new ListProductPrograms(caller, wanted)) };
  }

  /** A program that the package has already is no refusal, and leaves no trace. */
  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: NewProductProgramReply })
  add(
    @FromCaller() caller: Caller,
    @Body() { product_id: productId, program_id: programId }: ProductProgramInput,
  ): Promise<NewProductProgramReply> {
    return this.commands.execute(
      new AssignProgram(caller, { productId, programId, assigned: true }).answering(async (sql, linkId = '') => ({
        newProductProgram: await productProgram(sql, linkId),
      })),
    );
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: TakenProgramReply })
  async take(@FromCaller() caller: Caller, @Body() { id }: ProductProgramLinkInput): Promise<TakenProgramReply> {
    const { productId, programId } = await this.commands.execute(new TakeProgram(caller, { linkId: id }));
    return { product_id: productId, program_id: programId };
  }
}
