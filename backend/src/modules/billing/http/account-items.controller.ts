import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AssignPackages } from '../commands/assign-packages.js';
import { DeletePackage } from '../commands/delete-package.js';
import { EditPackage } from '../commands/edit-package.js';
import { NEVER } from '../domain/days.js';
import { toMinor } from '../domain/money.js';
import { ListCredits } from '../queries/credits.js';
import { ListEveryItem } from '../queries/every-item.js';
import { editedItem } from '../queries/item-rows.js';
import { ListPaymentItems } from '../queries/payment-items.js';
import { QuoteCart } from '../queries/quote.js';
import { quotedCart, quoteReply } from './quoted-cart.js';
import {
  AssignItemsInput,
  CreditsQuery,
  DeleteItemInput,
  EditItemInput,
  EverythingQuery,
  QuoteInput,
} from './items.inputs.js';
import {
  AssignedItemsReply,
  CreditsReply,
  DeletedItemReply,
  EditedItemReply,
  EveryItemReply,
  QuoteReply,
} from './items.replies.js';
import { PaymentQuery } from './payments.inputs.js';
import { PaymentItemsReply } from './payments.replies.js';

const PAGE = 100;
/** Emptied means none. R167 */
const orNone = <Value>(value: Value | null | undefined) => (value === null ? 0 : value);

@ApiTags('items')
@Controller('items')
export class AccountItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('getAllItemsForPayment')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: PaymentItemsReply })
  ofPayment(
    @FromCaller() caller: Caller,
    @Query() { payment_id: paymentId }: PaymentQuery,
  ): Promise<PaymentItemsReply> {
    return this.queries.execute(new ListPaymentItems(caller, { paymentId }));
  }

  @Get('everything')
  @Allow({ adm: true })
  @ApiOkResponse({ type: EveryItemReply })
  everything(
    @FromCaller() caller: Caller,
    @Query() { limit = PAGE, offset = 0 }: EverythingQuery,
  ): Promise<EveryItemReply> {
    return this.queries.execute(new ListEveryItem(caller, { limit, offset }));
  }

  @Get('credits')
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: CreditsReply })
  async credits(
    @FromCaller() caller: Caller,
    @Query() { student_ids: studentIds }: CreditsQuery,
  ): Promise<CreditsReply> {
    return { credits: await this.queries.execute(new ListCredits(caller, { studentIds })) };
  }

  /** Cart totals are asked for, so that the screen and the purchase cannot differ. */
  @Post('quote')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @ApiOkResponse({ type: QuoteReply })
  async quote(@FromCaller() caller: Caller, @Body() input: QuoteInput): Promise<QuoteReply> {
    return quoteReply(await this.queries.execute(new QuoteCart(caller, quotedCart(input))));
  }

  @Post('assignToStudents')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: AssignedItemsReply })
  assign(
    @FromCaller() caller: Caller,
    @Body() { product_id: productId, student_ids: studentIds }: AssignItemsInput,
  ): Promise<AssignedItemsReply> {
    return this.commands.execute(new AssignPackages(caller, { productId, studentIds }));
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: EditedItemReply })
  update(@FromCaller() caller: Caller, @Body() input: EditItemInput): Promise<EditedItemReply> {
    const price = orNone(input.price);
    const edit = {
      packageId: input.id,
      purchaseDate: input.purchase_date,
      startDate: input.package_start_date,
      expiryDate: input.no_expiry === 1 ? NEVER : (input.package_expiry_date ?? ''),
      startCount: orNone(input.start_count),
      priceMinor: price === undefined ? undefined : toMinor(price),
      notes: input.item_notes,
      renewDate: input.package_renew_date,
    };
    return this.commands.execute(
      new EditPackage(caller, edit).answering(async (sql, _, { farmId, now }) => ({
        item: await editedItem(sql, farmId, { packageId: input.id, now }),
      })),
    );
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeletedItemReply })
  async delete(@FromCaller() caller: Caller, @Body() { id, despite_card }: DeleteItemInput): Promise<DeletedItemReply> {
    await this.commands.execute(new DeletePackage(caller, { packageId: id, despiteCard: despite_card === 1 }));
    return { id };
  }
}
