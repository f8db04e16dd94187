import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { EnrolStudent } from './enrol-student.js';

interface Booking {
  publicId: string;
  lessonId: string;
  studentId: string;
}

/** By a family that came over the barn's public page: into its own barn, by the rules of every booking. R144 F06 */
export class BookPublicly extends barnCommand<Booking>('enrollment.BookPublicly') {}

@CommandHandler(BookPublicly)
export class BookPubliclyHandler extends BarnCommandHandler<BookPublicly> {
  async handle(barn: BarnTransaction, { publicId, ...booking }: Booking) {
    const [own] = await barn.sql`select 1 from farm where farm_id = ${barn.farmId} and public_id = ${publicId}`;
    if (!own) throw notFound('This barn');
    await barn.execute(EnrolStudent, booking);
  }
}
