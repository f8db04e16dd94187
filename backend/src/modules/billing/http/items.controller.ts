import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { PurchasePackages } from '../commands/purchase-packages.js';
import { toMinor } from '../domain/money.js';
import { GetStudentPurchase } from '../queries/student-purchase.js';
import { ReadOwed } from '../queries/owed.js';
import { ListStudentPurchases } from '../queries/student-purchases.js';
import { lineOf } from './cart-line.js';
import { CreateItemsInput, OwedQuery, StudentPurchaseQuery, StudentPurchasesQuery } from './items.inputs.js';
import { ItemsReply, OneItemReply, OwedReply, PurchaseReply } from './items.replies.js';

const PAGE = 10;

/** The payment named beside the lines, or by every line alike. D09 */
function paymentOf({ payment_id, item_details }: CreateItemsInput) {
  const named = new Set([payment_id, ...item_details.map((line) => line.payment_id)].filter(Boolean));
  if (named.size > 1) throw invalid('payment_id', 'payment_id must be the same for all lines');
  return [...named][0];
}

@ApiTags('items')
@Controller('items')
export class ItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('studentPurchases')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'riders' })
  @ApiOkResponse({ type: ItemsReply })
  all(
    @FromCaller() caller: Caller,
    @Query()
    {
      student_id,
      scheduled_date,
      limit = PAGE,
      offset = 0,
      sortBy = 'purchase_date',
      direction,
    }: StudentPurchasesQuery,
  ): Promise<ItemsReply> {
    return this.queries.execute(
      new ListStudentPurchases(caller, {
        studentId: student_id,
        validOn: scheduled_date,
        sortBy,
        descending: direction !== 'asc',
        limit,
        offset,
      }),
    );
  }

  @Get('studentPurchase')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'riders' })
  @ApiOkResponse({ type: OneItemReply })
  async one(@FromCaller() caller: Caller, @Query() { item_id }: StudentPurchaseQuery): Promise<OneItemReply> {
    const { item, lessons, paidByCard } = await this.queries.execute(
      new GetStudentPurchase(caller, { packageId: item_id }),
    );
    return { data: { data: item, lessons, paid_by_card: paidByCard ? 1 : 0 } };
  }

  @Get('owed')
  @Allow({ adm: true })
  @ApiOkResponse({ type: OwedReply })
  owed(@FromCaller() caller: Caller, @Query() { person_id: personId }: OwedQuery): Promise<OwedReply> {
    return this.queries.execute(new ReadOwed(caller, { personId }));
  }

  @Post('createMultiple')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: PurchaseReply })
  create(@FromCaller() caller: Caller, @Body() input: CreateItemsInput): Promise<PurchaseReply> {
    return this.commands.execute(
      new PurchasePackages(caller, {
        lines: input.item_details.map(lineOf),
        by: input.invoice === 1 ? 'invoice' : (input.payment_method ?? 'cash'),
        received: input.date ?? input.received,
        reference: input.reference,
        due: input.due_date,
        amountMinor: input.amount === undefined ? undefined : toMinor(input.amount),
        paymentId: paymentOf(input),
        isQuickpay: [input.is_quickpay, input.quickpay, ...input.item_details.map((line) => line.quickpay)].includes(1),
        keepsCredits: input.use_credits === 0,
        codeDiscountId: input.discount_id,
        inInstalments: input.in_instalments === 1,
        notes: input.payment_notes ?? input.notes,
        accountHolderId: input.account_holder_id ?? input.billing_person_id ?? input.accountHolderPeopleId,
      }),
    );
  }
}
